import * as z from 'zod/mini';
import type { Settings } from '../platform/settings.ts';

/** The farthest horizon a worker may set, in days. */
export const MOST_DAYS_AHEAD = 90;

/** A worker's booking rules besides hours; null: the platform's default. */
export const BookingRules = z.object({
  /** Travel time before every job. */
  bufferBeforeMinutes: z.nullable(z.int().check(z.gte(0), z.lte(240))),
  /** Buffer after every job, for cleaning up or rest. */
  bufferAfterMinutes: z.nullable(z.int().check(z.gte(0), z.lte(240))),
  /** Least notice before a job's start. A longer platform notice applies. */
  minimumNoticeMinutes: z.nullable(z.int().check(z.gte(0), z.lte(7 * 24 * 60))),
  /** Farthest start, in days. A nearer platform horizon applies. */
  bookAheadDays: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS_AHEAD))),
  /** Maximum number of jobs that start on one Manila day. */
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

/** The platform's rules for every booking. */
export type PlatformRules = Pick<Settings, 'minimumNoticeMinutes' | 'bookingHorizonDays' | 'travelBufferMinutes'>;

/** Effective rules: the worker's where set, but never shorter notice or a farther horizon than the platform's. */
export type RulesInForce = {
  beforeMinutes: number;
  afterMinutes: number;
  noticeMinutes: number;
  daysAhead: number;
  /** null: no limit. */
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
