import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadReachQuery } from '../../worker/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { placeQuery } from './place-query.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/** Whether the draft's worker does not serve its address; false while unknown. `isAnswered`: no request is pending. */
export function useReach({ workerId, address }: Pick<BookingDraft, 'workerId' | 'address'>) {
  const typed = typedIn(address);
  const city = useDebouncedText(typed.city);
  const province = useDebouncedText(typed.province);
  const isSettled = city === typed.city && province === typed.province;
  const { currentData, isFetching } = useReadReachQuery(
    workerId && city && province ? { id: workerId, ...placeQuery(address), city, province } : skipToken,
  );
  return {
    isOutOfReach: currentData?.reaches === false,
    isAnswered: isSettled && (currentData !== undefined || !isFetching),
  };
}

function typedIn({ city = '', province = '' }: NonNullable<BookingDraft['address']> = {}) {
  return { city: city.trim(), province: province.trim() };
}
