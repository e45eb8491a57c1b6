/** Joins class names. A component's `className` prop is for layout (margin, width, grid), not appearance. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
