interface Read {
  data?: unknown;
  error?: unknown;
  isUninitialized: boolean;
}

/**
 * Whether a read that was asked for has neither come nor failed. A screen waits on this, never on RTK Query's `isLoading` or
 * `isError`: those change back while a failed read is asked for again, so a screen that hides its parts until then mounts
 * them anew, each mount asks again, and it never ends.
 */
export function isOnItsWay({ data, error, isUninitialized }: Read): boolean {
  return data === undefined && error === undefined && !isUninitialized;
}
