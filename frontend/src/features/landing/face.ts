/** Where the demo's faces lie. */
export function faceOf(firstName: string): string {
  return `/avatars/${firstName}.svg`;
}
