import type { BookingRules, PlatformRules } from '#contracts/calendar/booking-rules.ts';

export type Rule = keyof BookingRules;

/** In display order. */
export const rules = [
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'minimumNoticeMinutes',
  'bookAheadDays',
  'jobsPerDay',
] as const satisfies readonly Rule[];

const choices: Record<Rule, readonly number[]> = {
  bufferBeforeMinutes: [0, 15, 30, 45, 60, 90, 120],
  bufferAfterMinutes: [15, 30, 45, 60, 90, 120],
  minimumNoticeMinutes: [60, 120, 240, 720, 1440, 2880, 4320, 10_080],
  bookAheadDays: [7, 14, 30, 60, 90],
  jobsPerDay: [1, 2, 3, 4, 5, 6, 8],
};

/** The platform's default of a rule; null: none. */
export function usualOf(rule: Rule, platform: PlatformRules): number | null {
  const usual: Partial<Record<Rule, number>> = {
    bufferBeforeMinutes: platform.travelBufferMinutes,
    minimumNoticeMinutes: platform.minimumNoticeMinutes,
    bookAheadDays: platform.bookingHorizonDays,
  };
  return usual[rule] ?? null;
}

/** Possible values including the current one: no shorter notice and no longer horizon than the platform's. */
export function choicesOf(rule: Rule, now: number | null, platform: PlatformRules): number[] {
  const offered = choices[rule].filter((value) => {
    if (rule === 'minimumNoticeMinutes') return value > platform.minimumNoticeMinutes;
    if (rule === 'bookAheadDays') return value < platform.bookingHorizonDays;
    return value !== usualOf(rule, platform);
  });
  return [...new Set(now === null ? offered : [...offered, now])].sort((one, other) => one - other);
}
