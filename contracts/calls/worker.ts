import * as z from 'zod/mini';
import { BookingRules } from '../calendar/booking-rules.ts';
import { WeeklyHours } from '../calendar/weekly-hours.ts';
import {
  Coordinates,
  Day,
  Id,
  Instant,
  Line,
  listOf,
  LongText,
  paging,
  PortfolioUrl,
  PositiveCentavos,
  QueryFlag,
  queryInt,
  queryNumber,
  recordOfAtMost,
  Text,
  Time,
  Typed,
} from '../fields.ts';
import { bothSides, Language } from '../roles.ts';
import { Earnings, WorkerOverview } from '../views/payout-earnings.ts';
import {
  AbsenceMessage,
  DaySlots,
  Favourite,
  OwnWorkerProfile,
  WorkerFigures,
  WorkerListing,
  WorkerProfile,
} from '../views/worker.ts';
import { defineCall } from './call.ts';
import { completePlace, idParams } from './params.ts';

export const workerSorts = ['best', 'rating', 'price', 'nearest', 'soonest'] as const;

/** Services that the worker offers, or offered before. */
const MOST_RATES = 60;
const centavos = queryInt(0, 100_000_000_00);
const search = {
  ...paging(),
  q: z.optional(Typed.check(z.maxLength(100))),
  serviceId: z.optional(Id),
  /** Starting price in centavos. */
  minPrice: z.optional(centavos),
  maxPrice: z.optional(centavos),
  minRating: z.optional(queryNumber(1, 5)),
  /** Name of a spoken language. */
  language: z.optional(Line.check(z.minLength(1), z.maxLength(60))),
  /** Workers with a free start on that day. */
  freeOn: z.optional(Day),
  sort: z._default(z.enum(workerSorts), 'best'),
  lat: z.optional(queryNumber(-90, 90)),
  lng: z.optional(queryNumber(-180, 180)),
  /** Only workers whose reach includes that pin. Without the flag, the pin only serves for distances. */
  reaching: z.optional(QueryFlag),
  /** City of the job, with or without a pin: only workers whose reach includes it are returned. */
  city: z.optional(Typed.check(z.maxLength(200))),
  province: z.optional(Typed.check(z.maxLength(200))),
};
const placeName = Line.check(z.minLength(1), z.maxLength(200));
const word = Line.check(z.minLength(1), z.maxLength(60));

/** `before`: the same place before the work. */
const WorkPieceBody = z.object({
  picture: PortfolioUrl,
  before: z.optional(z.nullable(PortfolioUrl)),
  caption: z.optional(Line.check(z.maxLength(120))),
});

export const workerCalls = {
  listWorkers: defineCall({
    method: 'GET',
    path: '/workers',
    summary: 'List approved workers',
    who: 'anyone',
    query: z.object(search).check(completePlace),
    answer: z.extend(listOf(WorkerListing), {
      /** The corrected search text that was used; null: as written. */
      spelledRight: z.nullable(z.string()),
      /** Words that match no worker: the results match the others. */
      unmatched: z.array(z.string()),
      /** No worker matches, and the text names a trade outside the catalogue; `nearest`: its closest category. */
      otherTrade: z.nullable(z.object({ nearest: z.nullable(z.string()) })),
    }),
    errors: [],
  }),
  listAvailableWorkers: defineCall({
    method: 'GET',
    path: '/workers/available',
    summary: 'List workers within reach who are free at that time, then those free later that day',
    who: 'anyone',
    query: z
      .object({ ...search, date: Day, time: Time, durationMinutes: z.optional(queryInt(15, 720)) })
      .check(completePlace),
    answer: listOf(WorkerListing),
    errors: [],
  }),
  readWorker: defineCall({
    method: 'GET',
    path: '/workers/{id}',
    summary: 'Read a worker’s public profile with the newest reviews',
    who: 'anyone',
    params: idParams,
    answer: WorkerProfile,
    errors: ['not_found'],
  }),
  readReach: defineCall({
    method: 'GET',
    path: '/workers/{id}/reach',
    summary: 'Check whether a place is within a worker’s reach',
    who: 'anyone',
    params: idParams,
    query: z.object({ lat: search.lat, lng: search.lng, city: placeName, province: placeName }).check(completePlace),
    answer: z.object({ reaches: z.boolean() }),
    errors: ['not_found'],
  }),
  listSlots: defineCall({
    method: 'GET',
    path: '/workers/{id}/slots',
    summary: 'List free starts by day, at most 62 days',
    who: 'anyone',
    params: idParams,
    query: z.object({
      from: Day,
      to: Day,
      durationMinutes: z._default(queryInt(15, 720), 60),
      /** The worker's job that is to be moved: its own time counts as free. */ moving: z.optional(Id),
    }),
    answer: z.object({ items: z.array(DaySlots), away: z.array(AbsenceMessage) }),
    errors: ['not_found'],
  }),
  readOwnProfile: defineCall({
    method: 'GET',
    path: '/providers/me',
    summary: 'Read the own worker profile',
    who: ['worker'],
    answer: OwnWorkerProfile,
    errors: ['not_found'],
  }),
  changeOwnProfile: defineCall({
    method: 'PUT',
    path: '/providers/me',
    summary: 'Change services, prices and profile',
    who: ['worker'],
    body: z.object({
      services: z.optional(z.array(Id).check(z.maxLength(20))),
      basePrice: z.optional(PositiveCentavos),
      hourlyRate: z.optional(z.nullable(PositiveCentavos)),
      rates: z.optional(recordOfAtMost(MOST_RATES, Id, PositiveCentavos)),
      tagline: z.optional(Line.check(z.maxLength(120))),
      shortDescription: z.optional(LongText),
      location: z.optional(z.extend(Coordinates, { city: z.optional(z.string().check(z.maxLength(100))) })),
      radiusKm: z.optional(z.number().check(z.gte(1), z.lte(100))),
      languages: z.optional(z.array(word).check(z.maxLength(10))),
      skills: z.optional(z.array(word).check(z.maxLength(30))),
      /** Pictures only; `work` has more details and takes precedence. */
      portfolio: z.optional(z.array(PortfolioUrl).check(z.maxLength(24))),
      work: z.optional(z.array(WorkPieceBody).check(z.maxLength(24))),
    }),
    answer: z.object({ workerId: z.string() }),
    errors: ['not_found', 'service_inactive', 'amount_too_high', 'moved_too_often', 'conflict'],
  }),
  setWeeklyHours: defineCall({
    method: 'PUT',
    path: '/providers/me/availability',
    summary: 'Set the weekly opening hours',
    who: ['worker'],
    body: z.object({ weeklyHours: WeeklyHours }),
    answer: z.object({ weeklyHours: WeeklyHours }),
    errors: ['not_found', 'conflict'],
  }),
  setBookingRules: defineCall({
    method: 'PUT',
    path: '/providers/me/booking-rules',
    summary: 'Set buffers around jobs, notice, horizon and most jobs per day; null: the platform’s default',
    who: ['worker'],
    body: BookingRules,
    answer: BookingRules,
    errors: ['not_found', 'conflict'],
  }),
  addTimeOff: defineCall({
    method: 'POST',
    path: '/providers/me/time-off',
    summary: 'Add time off; booked jobs stay',
    who: ['worker'],
    body: z.object({
      from: Instant,
      to: Instant,
      /** Private note of the worker. */ reason: z.optional(Line.check(z.maxLength(200))),
      /** Shown to clients who view these days. */
      message: z.optional(Text.check(z.maxLength(200))),
    }),
    answer: z.object({ timeOffId: z.string() }),
    status: 201,
    errors: ['not_found', 'too_much_time_off', 'conflict'],
  }),
  removeTimeOff: defineCall({
    method: 'DELETE',
    path: '/providers/me/time-off',
    summary: 'Remove time off',
    who: ['worker'],
    body: z.object({ timeOffId: Id }),
    answer: z.object({ timeOffId: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  readOverview: defineCall({
    method: 'GET',
    path: '/providers/dashboard/overview',
    summary: 'Read the worker’s figures of the day',
    who: ['worker'],
    answer: WorkerOverview,
    errors: ['not_found'],
  }),
  readEarnings: defineCall({
    method: 'GET',
    path: '/providers/earnings',
    summary: 'Read the earnings overview',
    who: bothSides,
    answer: Earnings,
    errors: ['not_found'],
  }),
  exportEarnings: defineCall({
    method: 'GET',
    path: '/providers/earnings/csv',
    summary: 'Export the completed jobs of the last months, including the current one, as a spreadsheet',
    who: bothSides,
    query: z.object({
      months: z._default(queryInt(1, 12), 6),
      /** Language of the texts in the file. */ language: z._default(Language, 'en'),
    }),
    answer: z.object({ fileName: z.string(), csv: z.string() }),
    errors: [],
  }),
  listBookedDates: defineCall({
    method: 'GET',
    path: '/providers/booked-dates',
    summary: 'List days of a month with accepted jobs',
    who: ['worker'],
    query: z.object({ year: queryInt(2000, 2200), month: queryInt(1, 12) }),
    answer: z.object({ items: z.array(z.object({ day: z.string(), bookings: z.int() })) }),
    errors: [],
  }),
  readWorkerFigures: defineCall({
    method: 'GET',
    path: '/admin/workers/{workerId}/figures',
    summary: 'Read a worker’s answers, jobs and ratings; with permission for payouts, also earnings and payouts',
    who: ['admin'],
    permission: 'people.read',
    params: z.object({ workerId: Id }),
    answer: WorkerFigures,
    errors: ['not_found'],
  }),
};

const FavouriteChanged = z.object({ workerId: z.string() });

/** "My suki": each client's private list. */
export const favouriteCalls = {
  listFavourites: defineCall({
    method: 'GET',
    path: '/users/me/favourites',
    summary: 'List own favourite workers, latest added first, without those who take no jobs now',
    who: ['client'],
    query: z.object(paging(50)),
    answer: listOf(Favourite),
    errors: [],
  }),
  addFavourite: defineCall({
    method: 'PUT',
    path: '/users/me/favourites/{id}',
    summary: 'Add a favourite worker',
    who: ['client'],
    params: idParams,
    answer: FavouriteChanged,
    errors: ['not_found', 'worker_unavailable', 'not_allowed_now', 'conflict'],
  }),
  removeFavourite: defineCall({
    method: 'DELETE',
    path: '/users/me/favourites/{id}',
    summary: 'Remove a favourite worker',
    who: ['client'],
    params: idParams,
    answer: FavouriteChanged,
    errors: ['conflict'],
  }),
};
