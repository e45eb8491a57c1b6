const grounds = ['bg-sand', 'bg-sky', 'bg-leaf', 'bg-brand-tint', 'bg-mango-tint'];

/** Each name keeps its own ground colour. */
export function avatarGround(name: string): string {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return grounds[sum % grounds.length] ?? 'bg-sand';
}

/** "JB" of Jun Bautista; one letter of a single name. */
export function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${rest.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
