import { skipToken } from '@reduxjs/toolkit/query/react';
import { isPending } from '../../../api/is-pending.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useListAvailableWorkersQuery } from '../../worker/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { availableQuestion } from './use-worker-pick.ts';

const SHOWN = 3;

/**
 * Available workers for the draft's place and time other than its worker, best first; undefined while loading.
 * `isAnswered`: no request is pending.
 */
export function useOtherWorkers(draft: BookingDraft | null) {
  // One more than displayed, since the unavailable worker may be among them.
  const question = draft && availableQuestion(draft, 'best', SHOWN + 1);
  const read = useListAvailableWorkersQuery(question ?? skipToken);
  const others = read.data?.items.filter(({ id }) => id !== draft?.workerId).slice(0, SHOWN);
  useWatchedCalendars(others?.map(({ id }) => id) ?? []);
  return { others, isError: read.error !== undefined, isAnswered: !isPending(read) };
}
