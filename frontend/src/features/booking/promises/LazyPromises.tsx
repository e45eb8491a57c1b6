import { lazy, Suspense } from 'react';
import type { BookingAction } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';

const views = {
  client: lazy(async () => ({ default: (await import('./ClientPromises.tsx')).ClientPromises })),
  worker: lazy(async () => ({ default: (await import('./WorkerPromises.tsx')).WorkerPromises })),
};

const theirs: readonly BookingAction[] = ['report_no_show', 'answer_no_show', 'dispute_no_show'];

/** What can be done when the job doesn't go as promised; its code comes when it doesn't (look.md, Budget). */
export function LazyPromises({ booking, side }: { booking: Booking; side: Side }) {
  const { allowedActions, noShow, noShowCase, overdue } = booking;
  const isNeeded =
    noShow !== null ||
    noShowCase !== null ||
    overdue !== null ||
    allowedActions.some((action) => theirs.includes(action));
  const View = views[side];
  return isNeeded ? (
    <Suspense fallback={null}>
      <View booking={booking} />
    </Suspense>
  ) : null;
}
