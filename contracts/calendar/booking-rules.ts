import * as z from 'zod/mini';
import type { Settings } from '../platform/settings.ts';

/** The farthest ahead that a worker may open their calendar. */
export const MOST_DAYS_AHEAD = 90;

/** What a worker asks of whoever books them, beside their hours; null: as the platform has it. */
export const BookingRules = z.object({
  /** Kept free ahead of every job: the way to it. */
  bufferBeforeMinutes: z.nullable(z.int().check(z.gte(0), z.lte(240))),
  /** Kept free behind every job: cleaning up, a rest. */
  bufferAfterMinutes: z.nullable(z.int().check(z.gte(0), z.lte(240))),
  /** A job starts at least this long after it is asked for. The platform's notice holds where it is longer. */
  minimumNoticeMinutes: z.nullable(z.int().check(z.gte(0), z.lte(7 * 24 * 60))),
  /** A job starts at most this many days ahead. The platform's horizon holds where it is nearer. */
  bookAheadDays: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS_AHEAD))),
  /** Most jobs that begin on one Manila day. */
  jobsPerDay: z.nullable(z.int().check(z.gte(1), z.lte(12))),
});
export type BookingRules = z.infer<typeof BookingRules>;

export const noRules: BookingRules = {
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  minimumNoticeMinutes: null,
  bookAheadDays: null,
  jobsPerDay: null,
};

/** What the platform asks of every booking, whoever it is with. */
export type PlatformRules = Pick<Settings, 'minimumNoticeMinutes' | 'bookingHorizonDays' | 'travelBufferMinutes'>;

/** The rules in force: a worker's own where they have some, and never shorter notice or a farther day than the platform's. */
export type RulesInForce = {
  beforeMinutes: number;
  afterMinutes: number;
  noticeMinutes: number;
  daysAhead: number;
  /** null: as many as fit. */
  jobsPerDay: number | null;
};

export function rulesInForce(own: BookingRules, platform: PlatformRules): RulesInForce {
  return {
    beforeMinutes: own.bufferBeforeMinutes ?? platform.travelBufferMinutes,
    afterMinutes: own.bufferAfterMinutes ?? 0,
    noticeMinutes: Math.max(own.minimumNoticeMinutes ?? 0, platform.minimumNoticeMinutes),
    daysAhead: Math.min(own.bookAheadDays ?? platform.bookingHorizonDays, platform.bookingHorizonDays),
    jobsPerDay: own.jobsPerDay,
  };
}
