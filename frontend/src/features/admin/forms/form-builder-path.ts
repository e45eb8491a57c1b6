/** Form builder path of a category (specification section 2). */
export function formBuilderPath(category: string): string {
  return `/admin/services/${encodeURIComponent(category)}/form-builder`;
}
