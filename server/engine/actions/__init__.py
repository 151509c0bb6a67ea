"""Actions: doing what an effect says as it resolves (608.2, 701). One table, from each word to its doing."""

from .perform import perform

__all__ = ["perform"]
