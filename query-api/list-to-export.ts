import { ApiError } from '#contracts/api-error.ts';

/** A list as a file, with the filters of its URL. `capped`: more rows match than were examined. */
export type ListToExport = {
  fileName: string;
  columns: readonly string[];
  lines: AsyncIterable<readonly string[]>;
  capped?: true;
};

/** Parses the filters of a list's URL with its endpoint's schema. */
export function filtersIn<Query>(
  schema: { safeParse: (given: unknown) => { success: true; data: Query } | { success: false } },
  filters: string,
): Query {
  const read = schema.safeParse(Object.fromEntries(new URLSearchParams(filters)));
  if (!read.success) throw new ApiError('invalid');
  return read.data;
}
