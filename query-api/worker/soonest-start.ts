import { reachOf } from '#contracts/worker/worker-fold.ts';
import { hoursOnly } from '#contracts/calendar/availability.ts';
import { startsOfDay } from '#contracts/calendar/free-starts.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import { addDays, manilaInstant, manilaTime } from '#contracts/manila-time.ts';
import { isWithinReach } from '#contracts/place/reach.ts';
import type { AbsenceMessage, DaySlots } from '#contracts/views/worker.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import type { Directory } from './worker-directory.ts';
import { takesNewJobs } from './listed-worker.ts';
import { placeOf } from './worker-search.ts';

const DAYS_SHOWN = 62;

/** A worker's free starts and reach. */
export function soonestStartQueries(directory: () => Promise<Directory>): Handlers<'listSlots' | 'readReach'> {
  return {
    async listSlots({ params, query }) {
      const known = await directory();
      const worker = known.worker(params.id);
      if (!worker?.listed) throw new ApiError('not_found');
      const items = slotsOf(known, params.id, query);
      // A job accepted before the ID expired may still be moved; there are no free starts for a new one.
      return {
        data: {
          items: query.moving === undefined && !takesNewJobs(worker, known.today) ? items.map(fullDay) : items,
          away: absenceMessages(known, params.id, query),
        },
      };
    },

    /** The same check that a booking naming the worker must pass. */
    async readReach({ params, query }) {
      const known = await directory();
      const worker = known.worker(params.id);
      if (!worker?.listed) throw new ApiError('not_found');
      const place = placeOf(query);
      return {
        data: { reaches: place === null || isWithinReach(reachOf(worker), place, known.settings.defaultRadiusKm) },
      };
    },
  };
}

function fullDay({ day, free, taken }: DaySlots): DaySlots {
  return { day, free: [], taken: [...free, ...taken].sort() };
}

type SlotsQuery = { from: string; to: string; durationMinutes: number; moving?: string | undefined };

function slotsOf(
  directory: Directory,
  workerId: string,
  { from, to, durationMinutes, moving }: SlotsQuery,
): DaySlots[] {
  const known = directory.calendar(workerId) ?? hoursOnly(noHours);
  const calendar =
    moving === undefined ? known : { ...known, slots: known.slots.filter(({ bookingId }) => bookingId !== moving) };
  const question = { durationMinutes, terms: directory.terms };
  const items: DaySlots[] = [];
  for (let day = from; day <= to && items.length < DAYS_SHOWN; day = addDays(day, 1)) {
    const { free, taken } = startsOfDay(calendar, day, question);
    items.push({ day, free: free.map(manilaTime), taken: taken.map(manilaTime) });
  }
  return items;
}

/** For times off that touch these days. */
function absenceMessages(directory: Directory, workerId: string, { from, to }: Pick<SlotsQuery, 'from' | 'to'>) {
  const [start, end] = [manilaInstant(from), manilaInstant(to, '24:00')];
  return (directory.calendar(workerId)?.timeOff ?? []).flatMap(({ startsAt, endsAt, message }): AbsenceMessage[] =>
    message !== null && startsAt < end && start < endsAt ? [{ from: startsAt, to: endsAt, message }] : [],
  );
}
