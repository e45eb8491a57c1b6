/** Joins class names. A component's `className` prop is for its place in the layout (margin, width, grid), not its look. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
