/** `shoe-shine` → Shoe shine */
export function inWords(id: string): string {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
