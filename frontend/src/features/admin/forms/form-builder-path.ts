/** Where the questions of a category are built (specification section 2). */
export function formBuilderPath(category: string): string {
  return `/admin/services/${encodeURIComponent(category)}/form-builder`;
}
