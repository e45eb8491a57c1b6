import { skipToken } from '@reduxjs/toolkit/query/react';
import { isOnItsWay } from '../../../api/is-on-its-way.ts';
import { useWatchedCalendars } from '../../../domain/realtime/use-watched-calendars.ts';
import { useListAvailableWorkersQuery } from '../../worker/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { availableQuestion } from './use-worker-pick.ts';

const SHOWN = 3;

/**
 * Who can come at the draft's place and time beside its worker, the best first; undefined until that is read.
 * `isAnswered`: nothing is waited for, also where nothing was asked (a draft without a time, none at all).
 */
export function useOtherWorkers(draft: BookingDraft | null) {
  // One more than is shown: the one who can't come may be among them.
  const question = draft && availableQuestion(draft, 'best', SHOWN + 1);
  const read = useListAvailableWorkersQuery(question ?? skipToken);
  const others = read.data?.items.filter(({ id }) => id !== draft?.workerId).slice(0, SHOWN);
  useWatchedCalendars(others?.map(({ id }) => id) ?? []);
  return { others, isError: read.error !== undefined, isAnswered: !isOnItsWay(read) };
}
