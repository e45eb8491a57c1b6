import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useReadReachQuery } from '../workers/api.ts';
import type { BookingDraft } from './draft.ts';
import { placeQuery } from './place-query.ts';

/** Nobody is asked about each letter of a city. */
const TYPED_MS = 400;

/** Whether the draft's worker doesn't come to its address; false as long as that isn't known. */
export function useIsOutOfReach({ workerId, address }: Pick<BookingDraft, 'workerId' | 'address'>): boolean {
  const city = useSettled(address?.city?.trim() ?? '');
  const province = useSettled(address?.province?.trim() ?? '');
  const { currentData } = useReadReachQuery(workerId && city && province ? { id: workerId, ...placeQuery(address), city, province } : skipToken);
  return currentData?.reaches === false;
}

/** What was typed, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
