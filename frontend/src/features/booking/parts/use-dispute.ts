import { type ComponentType, useEffect, useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { isPending } from '../../../api/is-pending.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useReadDisputeQuery } from '../../dispute/api.ts';

export type DisputeView = ComponentType<{ booking: Booking; side: Side }>;

/** Statuses with a possible dispute. The server decides about deadlines and exceptions. */
export const disputable: ReadonlySet<Booking['status']> = new Set(['in_progress', 'completed', 'cancelled']);

/**
 * View of the dispute of a current or ended job; loaded only if there is one, to keep the screen's first download
 * small. `isKnown`: whether there is a dispute is known, and its view is loaded. Until then the screen waits: the dispute
 * is at the top, and would move the rest when it appears.
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
  const isKnown = booking !== undefined && !isPending(dispute) && (!isThere || Dispute !== null);
  if (isKnown && !wasKnown) setWasKnown(true);
  return { isKnown: isKnown || wasKnown, Dispute: isThere ? Dispute : null };
}

function mayBeDisputed(booking: Booking | undefined): boolean {
  return booking !== undefined && booking.worker !== null && disputable.has(booking.status);
}

/** If its code cannot be loaded, the rest is shown without it. */
async function fetchView(): Promise<DisputeView> {
  try {
    return (await import('../../dispute/parts/BookingDispute.tsx')).BookingDispute;
  } catch {
    return () => null;
  }
}
