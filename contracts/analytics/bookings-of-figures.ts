import * as z from 'zod/mini';
import { Id, Typed } from '../fields.ts';
import { endings } from './endings.ts';

/** Maximum number of money movements, or clients of a cohort, searched for a figure’s bookings. A list that omits some says so. */
export const MOST_LOOKED_AT = 10_000;

/** Money figures, by the time of the movement. */
export const moneyFigures = ['revenue', 'commission', 'refunds', 'payouts'] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** Figures whose bookings are listed with what each contributes; `earned`: a worker's share of their completed jobs. */
export const amountFigures = [...moneyFigures, 'earned'] as const;
export type AmountFigure = (typeof amountFigures)[number];

/** Figures about a worker whom staff should talk to, over the last 90 days. */
export const troubles = ['taken', 'declined', 'calledOff', 'noShows', 'ratings'] as const;
export type Trouble = (typeof troubles)[number];

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Not a month such as 2026-11'));
const name = Typed.check(z.maxLength(100));

/** Filters that find the bookings behind a figure, besides day, service and status. */
export const bookingsOfFigures = {
  /** Official name. */ city: z.optional(name),
  /** Cell on the map of requests. */ cell: z.optional(name),
  /** Cause of the end. */ ending: z.optional(z.enum(endings)),
  /** Whether a worker answered; `missing` only for ended requests. */ answer: z.optional(z.enum(['given', 'missing'])),
  /** Bookings with movements of this figure; the days are then those of the movements. */ moved: z.optional(
    z.enum(amountFigures),
  ),
  worker: z.optional(Id),
  /** An account's id. */ client: z.optional(Id),
  /** A problem of that worker. */ trouble: z.optional(z.enum(troubles)),
  /** Jobs completed in `month` (default: the cohort's month) by clients whose first job was in this month. */
  cohort: z.optional(Month),
  month: z.optional(Month),
};
