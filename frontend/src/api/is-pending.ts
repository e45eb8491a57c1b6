interface Read {
  data?: unknown;
  error?: unknown;
  isUninitialized: boolean;
}

/**
 * Whether a requested read has neither succeeded nor failed. Screens must use this and not RTK Query's `isLoading` or
 * `isError`: those flip during the retry of a failed read, so a screen that hides its parts meanwhile would remount
 * them, refetch and never stop.
 */
export function isPending({ data, error, isUninitialized }: Read): boolean {
  return data === undefined && error === undefined && !isUninitialized;
}
