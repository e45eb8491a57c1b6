import { workerCalls } from '#contracts/calls/worker.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import { api } from '../../api/api.ts';
import { multiCallQuery } from '../../api/multi-call-query.ts';
import { slotsOf } from '../worker/api.ts';
import { mergedDays } from './time/merged-days.ts';

/** Number of top workers whose calendars are merged. */
const WORKERS_ASKED = 6;

/** Merged days of these workers' calendars. */
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
    /** Merged free starts for a service without a chosen worker; no days if no worker offers it. */
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
