import { workerCalls } from '#contracts/calls/worker.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import { api } from '../../api/api.ts';
import { multiCallQuery } from '../../api/multi-call-query.ts';
import { slotsOf } from '../worker/api.ts';
import { mergedDays } from './time/merged-days.ts';

/** So many of the best workers say, together, when someone can come. */
const WORKERS_ASKED = 6;

/** Whose calendars these are, and their days as one. */
type ServiceSlots = { workerIds: string[]; days: DaySlots[] };

type Question = {
  serviceId: string;
  from: string;
  to: string;
  durationMinutes: number;
  lat?: number;
  lng?: number;
  city?: string;
  province?: string;
};

export const bookingFlowApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When someone is free for a service, while no worker is chosen; no days at all when nobody offers it. */
    serviceSlots: build.query<ServiceSlots, Question>({
      queryFn: ({ from, to, durationMinutes, ...search }, _, __, send) =>
        multiCallQuery(send, async (ask) => {
          const workers = await ask(workerCalls.listWorkers, { ...search, limit: WORKERS_ASKED });
          const calendars = await Promise.all(
            workers.items.map(({ id }) => ask(workerCalls.listSlots, { id, from, to, durationMinutes })),
          );
          return {
            workerIds: workers.items.map(({ id }) => id),
            days: mergedDays(calendars.map(({ items }) => items)),
          };
        }),
      providesTags: (slots) => ['Slots', 'Worker', ...slotsOf(slots?.workerIds ?? [])],
    }),
  }),
});

export const { useServiceSlotsQuery } = bookingFlowApi;
