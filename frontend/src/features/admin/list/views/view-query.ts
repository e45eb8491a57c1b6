/** A view does not include the page and the opened row. */
const passing = ['page', 'look', 'at'];

/** A list's address as a view keeps it, in a fixed order, so that equal views compare equal. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  kept.sort();
  return String(kept);
}
