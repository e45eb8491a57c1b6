/** URL of a demo person's picture. */
export function faceOf(firstName: string): string {
  return `/avatars/${firstName}.svg`;
}
