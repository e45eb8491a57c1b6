import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListSlotsQuery } from '../workers/api.ts';
import { useServiceSlotsQuery } from './api.ts';
import { serviceIdOf, type BookingDraft } from './draft.ts';

const USUAL_MINUTES = 60;

/** Free starts of those days: the chosen worker's, else when anybody who offers the service is free. */
export function useSlots(draft: BookingDraft, days: { from: string; to: string }) {
  const { workerId, durationMinutes = USUAL_MINUTES, address } = draft;
  const serviceId = serviceIdOf(draft);
  const near = address?.lat !== undefined && address.lng !== undefined ? { lat: address.lat, lng: address.lng } : {};
  const ofWorker = useListSlotsQuery(workerId ? { id: workerId, durationMinutes, ...days } : skipToken);
  const ofAnybody = useServiceSlotsQuery(!workerId && serviceId ? { serviceId, durationMinutes, ...days, ...near } : skipToken);
  return workerId ? { ...ofWorker, data: ofWorker.data?.items } : ofAnybody;
}
