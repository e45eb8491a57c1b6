import { useMedia } from '../../../browser/use-media.ts';

/** From here on lists are tables; below, cards (Tailwind's md). */
export const WIDE_ENOUGH_FOR_TABLE = '(min-width: 768px)';

/** From here on a quick look stands beside its table; below, it covers the screen. */
export const WIDE_ENOUGH_FOR_BESIDE = '(min-width: 1280px)';

/** Whether a table has to do with less room: on a narrower screen, or with a quick look beside it. */
export function useNarrowTable(lookedAt: boolean): boolean {
  return !useMedia(WIDE_ENOUGH_FOR_BESIDE) || lookedAt;
}
