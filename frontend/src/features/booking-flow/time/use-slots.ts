import { skipToken } from '@reduxjs/toolkit/query/react';
import type { AbsenceMessage, DaySlots } from '#contracts/views/worker.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useListSlotsQuery } from '../../worker/api.ts';
import { useServiceSlotsQuery } from '../api.ts';
import { serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { placeQuery } from '../address/place-query.ts';

const USUAL_MINUTES = 60;

type Days = { from: string; to: string };

/** Live free starts of those days, of the chosen worker or of any worker who offers the service. */
export function useSlots(draft: BookingDraft, days: Days) {
  const { workerId, durationMinutes = USUAL_MINUTES } = draft;
  const ofWorker = useListSlotsQuery(workerId ? { id: workerId, durationMinutes, ...days } : skipToken);
  const ofAnybody = useServiceSlotsQuery(workerId ? skipToken : (serviceQuestion(draft, days) ?? skipToken));
  useWatchedCalendars(workerId ? [workerId] : (ofAnybody.data?.workerIds ?? []));
  return workerId ? { ...ofWorker, ...daysIn(ofWorker.data) } : { ...ofAnybody, data: ofAnybody.data?.days, away: [] };
}

type Answer = { items: readonly DaySlots[]; away: readonly AbsenceMessage[] };

function daysIn(answer: Answer | undefined) {
  return { data: answer?.items, away: answer?.away ?? [] };
}

function serviceQuestion(draft: BookingDraft, days: Days) {
  const serviceId = serviceIdOf(draft);
  const { durationMinutes = USUAL_MINUTES, address } = draft;
  return serviceId ? { serviceId, durationMinutes, ...days, ...placeQuery(address) } : null;
}
