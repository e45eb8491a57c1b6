import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { seenCommission, useAcceptBookingMutation } from '../../../domain/booking/api.ts';
import { alternativeStarts } from '../../../domain/booking/command-error.ts';

/** Accepting: shown at once, taken back with an explanation. A taken time leaves the free ones that the server named. */
export function useAccept({ id, requestVersion, earning }: Pick<Booking, 'id' | 'requestVersion' | 'earning'>) {
  const [send, { isLoading, isSuccess }] = useAcceptBookingMutation();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);

  async function accept(): Promise<boolean> {
    setAlternatives(null);
    const { error } = await send({ id, body: { requestVersion, ...seenCommission(earning) } });
    // What else may go wrong is told by the call itself.
    setAlternatives(alternativeStarts(error));
    return !error;
  }

  return { accept, accepts: isLoading || isSuccess, alternatives };
}
