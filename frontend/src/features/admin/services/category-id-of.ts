import { asCompared } from '#contracts/foreign-text.ts';

const LONGEST = 50;

/**
 * "Window cleaning" → `window-cleaning`: what a category is known by, of the name that it shall be read by. Empty where
 * nothing is left.
 */
export function categoryIdOf(name: string): string {
  return asCompared(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
