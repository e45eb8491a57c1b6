/** Where in the list one is, and what is looked at beside it, are no part of a view. */
const passing = ['page', 'look', 'at'];

/** What of a list's address a view keeps, always in the same order: two addresses of one view are equal. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  kept.sort();
  return String(kept);
}
