import { useMedia } from '../../../browser/use-media.ts';

/** Lists are tables from this width on, and cards below (Tailwind's md). */
export const WIDE_ENOUGH_FOR_TABLE = '(min-width: 768px)';

/** A quick look is beside its table from this width on, and covers the screen below. */
export const WIDE_ENOUGH_FOR_BESIDE = '(min-width: 1280px)';

/** Whether a table has less room: on a narrower screen, or with a quick look beside it. */
export function useNarrowTable(lookedAt: boolean): boolean {
  return !useMedia(WIDE_ENOUGH_FOR_BESIDE) || lookedAt;
}
