import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useListAvailableWorkersQuery } from '../../worker/api.ts';
import type { WorkerSort } from '../../worker/worker-sort.ts';
import { serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { placeQuery } from '../address/place-query.ts';
import { ANY_WORKER } from './WorkerChoice.tsx';

const SHOWN_AT_FIRST = 20;

/** Available workers and the picked one: the draft's, else the first, until the user picks another. */
export function useWorkerPick(draft: BookingDraft) {
  const [sort, setSort] = useState<WorkerSort>('best');
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const [picked, setPicked] = useState<string | null>(null);
  const workers = useListAvailableWorkersQuery(availableQuestion(draft, sort, limit) ?? skipToken);
  const items = workers.data?.items ?? [];
  useWatchedCalendars(items.map(({ id }) => id));
  const { openBookings } = useSettings();
  const wanted = picked ?? draftsChoice(draft, openBookings);
  const chosen = wanted === ANY_WORKER ? null : (items.find(({ id }) => id === wanted) ?? items[0] ?? null);
  /** No worker is available, and open bookings are disabled. */
  const isNobody = workers.data !== undefined && chosen === null && !openBookings;
  const canGoOn = workers.data !== undefined && !isNobody;
  return {
    workers,
    chosen,
    canGoOn,
    isOpenToAll: openBookings,
    sort,
    setSort,
    pick: setPicked,
    showMore: () => setLimit(limit + SHOWN_AT_FIRST),
  };
}

function draftsChoice({ anyWorker, workerId }: BookingDraft, isOpenToAll: boolean): string | undefined {
  return anyWorker && isOpenToAll ? ANY_WORKER : workerId;
}

/** Requested start as an instant. */
export function startOf({ date, time }: BookingDraft): string | null {
  return date && time ? manilaInstant(date, time) : null;
}

/** Query for available workers at the draft's place and time; null without a time. */
export function availableQuestion(draft: BookingDraft, sort: WorkerSort, limit: number) {
  const serviceId = serviceIdOf(draft);
  const { date, time, durationMinutes, address } = draft;
  if (!serviceId || !date || !time) return null;
  return {
    serviceId,
    date,
    time,
    sort,
    limit,
    ...placeQuery(address),
    ...(durationMinutes !== undefined && { durationMinutes }),
  };
}
