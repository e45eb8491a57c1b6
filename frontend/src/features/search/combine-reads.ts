/** A read as a screen knows it: what is there, why not, and how to try again. */
export interface Read<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** Two reads that only show together: failed where either is, and then tried again where they failed. */
export function combineReads<One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    refetch: () => Promise.all([one, other].filter(({ error }) => error !== undefined).map(({ refetch }) => refetch())),
  };
}
