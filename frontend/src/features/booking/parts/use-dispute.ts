import { type ComponentType, useEffect, useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { isOnItsWay } from '../../../api/is-on-its-way.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useReadDisputeQuery } from '../../dispute/api.ts';

export type DisputeView = ComponentType<{ booking: Booking; side: Side }>;

/** The server says whether there is still time, or another way. */
export const disputable: ReadonlySet<Booking['status']> = new Set(['in_progress', 'completed', 'cancelled']);

/**
 * How the dispute of a job that is under way or over is shown; its code comes where there is one (look.md, Budget).
 * `isKnown`: whether there is one, and how it looks, is known or was; it stands above the rest, which would jump.
 */
export function useDispute(booking: Booking | undefined): { isKnown: boolean; Dispute: DisputeView | null } {
  const mayBe = mayBeDisputed(booking);
  const dispute = useReadDisputeQuery({ id: booking?.id ?? '' }, { skip: !mayBe });
  const isThere = mayBe && Boolean(dispute.data?.dispute);
  const [Dispute, setDispute] = useState<DisputeView | null>(null);
  const [wasKnown, setWasKnown] = useState(false);
  useEffect(() => {
    if (isThere) void fetchView().then((view) => setDispute(() => view));
  }, [isThere]);
  const isKnown = booking !== undefined && !isOnItsWay(dispute) && (!isThere || Dispute !== null);
  if (isKnown && !wasKnown) setWasKnown(true);
  return { isKnown: isKnown || wasKnown, Dispute: isThere ? Dispute : null };
}

function mayBeDisputed(booking: Booking | undefined): boolean {
  return booking !== undefined && booking.worker !== null && disputable.has(booking.status);
}

/** Where its code can't be had, the rest is shown without it. */
async function fetchView(): Promise<DisputeView> {
  try {
    return (await import('../../dispute/parts/BookingDispute.tsx')).BookingDispute;
  } catch {
    return () => null;
  }
}
