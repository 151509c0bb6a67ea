"""Reading: what words mean at the moment: filters, amounts, conditions, occurrences."""
