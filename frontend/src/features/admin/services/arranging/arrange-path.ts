/** Where the services of a category are put in order, and it is divided. */
export function arrangePath(category: string): string {
  return `/admin/services/${encodeURIComponent(category)}/arrange`;
}
