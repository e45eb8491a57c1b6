/** A read as a screen uses it: data, error and retry. */
export interface Read<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** Combines two reads that appear together. It fails if either fails, and retries only the failed ones. */
export function combineReads<One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    refetch: () => Promise.all([one, other].filter(({ error }) => error !== undefined).map(({ refetch }) => refetch())),
  };
}
