import * as z from 'zod/mini';
import { endings, outcomes } from '../analytics/endings.ts';
import { steps } from '../analytics/periods.ts';

/** Figures of Manila days, `from` and `to` included. Money in centavos. */
export const PeriodFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** Requests made in the period, by how they stand now. */
  outcomes: z.record(z.enum(outcomes), z.int()),
  /** How many of them a worker answered, and after how long: read off a histogram, within 2.5 %. */
  answered: z.int(),
  medianAnswerSeconds: z.nullable(z.int()),
  /** What moved in the period, whenever it was asked for. */
  revenue: z.int(),
  commission: z.int(),
  refunds: z.int(),
  payouts: z.int(),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** What jobs came to: `amount`, `least` and `most` are final amounts of those that were done, 0 while there are none. */
const jobs = { requested: z.int(), completed: z.int(), amount: z.int(), least: z.int(), most: z.int() };

export const ServiceFigures = z.object({ serviceId: z.string(), service: z.string(), ...jobs });
export type ServiceFigures = z.infer<typeof ServiceFigures>;
export const CityFigures = z.object({ city: z.string(), ...jobs });
export type CityFigures = z.infer<typeof CityFigures>;
export const PriceFigures = z.object({ serviceId: z.string(), service: z.string(), city: z.string(), ...jobs });
export type PriceFigures = z.infer<typeof PriceFigures>;

/** Clients whose first job was done in `month` (`YYYY-MM`), and how many of them had one in each month from it on. */
export const Cohort = z.object({ month: z.string(), clients: z.int(), active: z.array(z.int()) });
export type Cohort = z.infer<typeof Cohort>;

/** A piece of the map: what was asked for in it, and who takes new jobs there now. */
export const MapCell = z.object({
  cell: z.string(),
  place: z.string(),
  /** Its corners, as [latitude, longitude]; null: no more than the province is known of these requests. */
  outline: z.nullable(z.array(z.tuple([z.number(), z.number()]))),
  requested: z.int(),
  /** Over without any worker's word. */
  unanswered: z.int(),
  workers: z.int(),
});
export type MapCell = z.infer<typeof MapCell>;

/** Of the last 90 days. */
export const WorkerAtRisk = z.object({
  workerId: z.string(),
  accountId: z.string(),
  name: z.string(),
  reasons: z.array(z.enum(['no_shows', 'called_off', 'declines', 'rating_low', 'rating_falling'])),
  taken: z.int(),
  declined: z.int(),
  calledOff: z.int(),
  noShows: z.int(),
  /** Averages of the last 90 days and of before; null where there are too few stars to say. */
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
  /** The same of what it is compared with: as many periods, in the same order. */
  before: z.nullable(z.object({ total: PeriodFigures, periods: z.array(PeriodFigures) })),
  /** Why requests came to no job, the most frequent first. */
  endings: z.array(z.object({ ending: z.enum(endings), count: z.int(), before: z.nullable(z.int()) })),
  services: z.array(ServiceFigures),
  cities: z.array(CityFigures),
  /** By service and city, those most asked for first; the list may be cut. */
  prices: z.array(PriceFigures),
  /** The twelve months up to the end of the span, oldest first, each up to this month. */
  cohorts: z.array(Cohort),
  /** Those most asked for first; the list may be cut. */
  cells: z.array(MapCell),
  workersAtRisk: z.array(WorkerAtRisk),
  /** Words that were searched for at least twice and found nobody, the most frequent first; of the last 90 days. */
  missedSearches: z.array(z.object({ words: z.string(), count: z.int() })),
});
export type Analytics = z.infer<typeof Analytics>;
