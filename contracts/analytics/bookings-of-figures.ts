import * as z from 'zod/mini';
import { Id, Typed } from '../fields.ts';
import { endings } from './endings.ts';

/**
 * So many movements of money, or clients of a cohort, are looked at to find a figure’s bookings; a list that leaves some
 * out says so.
 */
export const MOST_LOOKED_AT = 10_000;

/** Figures of money, by when it moved. */
export const moneyFigures = ['revenue', 'commission', 'refunds', 'payouts'] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** What is told of a worker whom staff should talk to, each of the last 90 days. */
export const troubles = ['taken', 'declined', 'calledOff', 'noShows', 'ratings'] as const;
export type Trouble = (typeof troubles)[number];

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Not a month such as 2026-11'));
const name = Typed.check(z.maxLength(100));

/** By what each figure of the platform finds its own bookings, beside their days, service and status. */
export const bookingsOfFigures = {
  /** As the country's list calls it. */ city: z.optional(name),
  /** Where it lies on the map of requests. */ cell: z.optional(name),
  /** What it ended by. */ ending: z.optional(z.enum(endings)),
  /** Whether a worker said anything; `missing` only of what is over. */ answer: z.optional(
    z.enum(['given', 'missing']),
  ),
  /** Money of it moved: the days are then those on which it did. */ moved: z.optional(z.enum(moneyFigures)),
  worker: z.optional(Id),
  /** An account's id. */ client: z.optional(Id),
  /** Of that worker. */ trouble: z.optional(z.enum(troubles)),
  /** Done in `month` (in the same one where it is left out), for clients whose first job was done in this one. */
  cohort: z.optional(Month),
  month: z.optional(Month),
};
