import { comparableText } from '#contracts/foreign-text.ts';

const LONGEST = 50;

/** Id of a new category from its name: "Window cleaning" → `window-cleaning`. Empty if no valid character remains. */
export function categoryIdOf(name: string): string {
  return comparableText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
