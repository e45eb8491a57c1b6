import * as z from 'zod/mini';
import { endings, outcomes } from '../analytics/endings.ts';
import { steps } from '../analytics/periods.ts';

/** Figures of Manila days, both included. Amounts in centavos. */
export const PeriodFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** Requests of the period, by their current outcome. */
  outcomes: z.record(z.enum(outcomes), z.int()),
  /** Requests answered by a worker, and the median time; from a histogram, accurate to 2.5 %. */
  answered: z.int(),
  medianAnswerSeconds: z.nullable(z.int()),
  /** Money moved in the period, regardless of the request's date. */
  revenue: z.int(),
  commission: z.int(),
  refunds: z.int(),
  payouts: z.int(),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** Jobs: `amount`, `least` and `most` are final amounts of completed ones, 0 without any. */
const jobs = { requested: z.int(), completed: z.int(), amount: z.int(), least: z.int(), most: z.int() };

export const ServiceFigures = z.object({ serviceId: z.string(), service: z.string(), ...jobs });
export type ServiceFigures = z.infer<typeof ServiceFigures>;
export const CityFigures = z.object({ city: z.string(), ...jobs });
export type CityFigures = z.infer<typeof CityFigures>;
export const PriceFigures = z.object({ serviceId: z.string(), service: z.string(), city: z.string(), ...jobs });
export type PriceFigures = z.infer<typeof PriceFigures>;

/** Clients whose first job was in `month` (`YYYY-MM`), and the number with a job in each month from then on. */
export const Cohort = z.object({ month: z.string(), clients: z.int(), active: z.array(z.int()) });
export type Cohort = z.infer<typeof Cohort>;

/** A map cell with its requests and available workers. */
export const MapCell = z.object({
  cell: z.string(),
  place: z.string(),
  /** Corners as [latitude, longitude]; null: only the province of these requests is known. */
  outline: z.nullable(z.array(z.tuple([z.number(), z.number()]))),
  requested: z.int(),
  /** Ended without a worker's answer. */
  unanswered: z.int(),
  workers: z.int(),
});
export type MapCell = z.infer<typeof MapCell>;

/** Over the last 90 days. */
export const WorkerAtRisk = z.object({
  workerId: z.string(),
  accountId: z.string(),
  name: z.string(),
  reasons: z.array(z.enum(['no_shows', 'called_off', 'declines', 'rating_low', 'rating_falling'])),
  taken: z.int(),
  declined: z.int(),
  calledOff: z.int(),
  noShows: z.int(),
  /** Averages of the last 90 days and of before; null with too few ratings. */
  rating: z.nullable(z.number()),
  ratingBefore: z.nullable(z.number()),
});
export type WorkerAtRisk = z.infer<typeof WorkerAtRisk>;

export const Analytics = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(steps),
  total: PeriodFigures,
  /** Oldest first. */
  periods: z.array(PeriodFigures),
  /** The compared periods: the same number, in the same order. */
  before: z.nullable(z.object({ total: PeriodFigures, periods: z.array(PeriodFigures) })),
  /** Why requests did not lead to a job, most frequent first. */
  endings: z.array(z.object({ ending: z.enum(endings), count: z.int(), before: z.nullable(z.int()) })),
  services: z.array(ServiceFigures),
  cities: z.array(CityFigures),
  /** By service and city, most requested first; may be truncated. */
  prices: z.array(PriceFigures),
  /** The last twelve months of the span, oldest first, each up to its last month. */
  cohorts: z.array(Cohort),
  /** Most requested first; may be truncated. */
  cells: z.array(MapCell),
  workersAtRisk: z.array(WorkerAtRisk),
  /** Searches of the last 90 days without results, at least two of each, most frequent first. */
  missedSearches: z.array(z.object({ words: z.string(), count: z.int() })),
});
export type Analytics = z.infer<typeof Analytics>;
