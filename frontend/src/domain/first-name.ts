/** "Jun Bautista" → "Jun": how both sides of a booking are named to each other. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
