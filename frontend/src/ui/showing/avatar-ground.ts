/** In the dark theme the tint is as dark as a deep panel, so avatars on such a panel have a lighter background. */
export const TINT = 'bg-brand-tint dark:in-data-deep:bg-deep-2';
const grounds = ['bg-sand', 'bg-sky', 'bg-leaf', TINT, 'bg-mango-tint'];

/** Chosen so that the demo's first people (Jun, Andrea, Liza, Ramil …) get the backgrounds of their portraits. */
const SEED = 376_397;

/** Background colour of a first name, the same everywhere. */
export function avatarGround(name: string): string {
  const [first = ''] = name.trim().toLowerCase().split(/\s+/);
  let sum = SEED;
  for (const character of first) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return grounds[((sum ^ (sum >>> 15)) >>> 0) % grounds.length] ?? 'bg-sand';
}

/** "JB" for Jun Bautista; one letter for a single name. */
export function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${rest.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
