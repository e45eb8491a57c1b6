/** Path for arranging a category's services and subcategories. */
export function arrangePath(category: string): string {
  return `/admin/services/${encodeURIComponent(category)}/arrange`;
}
