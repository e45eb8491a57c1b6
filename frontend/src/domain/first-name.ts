/** "Jun Bautista" → "Jun": how the two sides of a booking call each other. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
