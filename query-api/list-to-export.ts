import { ApiError } from '#contracts/api-error.ts';

/** A list as a file, with the filters of its address. `capped`: they mean more than was looked at. */
export type ListToExport = {
  fileName: string;
  columns: readonly string[];
  lines: AsyncIterable<readonly string[]>;
  capped?: true;
};

/** The filters of a list's address, as its call takes them. */
export function filtersIn<Query>(
  schema: { safeParse: (given: unknown) => { success: true; data: Query } | { success: false } },
  filters: string,
): Query {
  const read = schema.safeParse(Object.fromEntries(new URLSearchParams(filters)));
  if (!read.success) throw new ApiError('invalid');
  return read.data;
}
