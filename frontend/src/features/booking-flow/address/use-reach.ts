import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadReachQuery } from '../../worker/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { placeQuery } from './place-query.ts';
import { useSettled } from './use-settled.ts';

/**
 * Whether the draft's worker doesn't come to its address; false as long as that isn't known. `isAnswered`: nothing is
 * waited for, also where nothing was asked.
 */
export function useReach({ workerId, address }: Pick<BookingDraft, 'workerId' | 'address'>) {
  const city = useSettled(address?.city?.trim() ?? '');
  const province = useSettled(address?.province?.trim() ?? '');
  const { currentData, isFetching } = useReadReachQuery(
    workerId && city && province ? { id: workerId, ...placeQuery(address), city, province } : skipToken,
  );
  return {
    isOutOfReach: currentData?.reaches === false,
    isAnswered: currentData !== undefined || !isFetching,
  };
}
