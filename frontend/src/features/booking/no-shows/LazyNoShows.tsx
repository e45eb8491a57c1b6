import { Suspense } from 'react';
import type { BookingAction } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

const views = {
  client: lazyPart(async () => (await import('./ClientNoShows.tsx')).ClientNoShows),
  worker: lazyPart(async () => (await import('./WorkerNoShows.tsx')).WorkerNoShows),
};

const theirs: readonly BookingAction[] = ['report_no_show', 'answer_no_show', 'dispute_no_show'];

/**
 * Actions on a no-show or an overdue job, loaded only for such jobs to keep the screen's first download small. The space
 * of an action is reserved.
 */
export function LazyNoShows({ booking, side }: { booking: Booking; side: Side }) {
  const { allowedActions, noShow, noShowCase, overdue } = booking;
  const hasAction = allowedActions.some((action) => theirs.includes(action));
  const isNeeded = noShow !== null || noShowCase !== null || overdue !== null || hasAction;
  const View = views[side];
  return isNeeded ? (
    <Suspense
      fallback={
        hasAction && (
          <Loading>
            <Skeleton className="h-44 rounded-20" />
          </Loading>
        )
      }
    >
      <View booking={booking} />
    </Suspense>
  ) : null;
}
