import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { shownCommission, useAcceptBookingMutation } from '../../../domain/booking/api.ts';
import { alternativeStarts } from '../../../domain/booking/command-error.ts';

/**
 * Accepts a job. Optimistic; reverted with an explanation. If the time was taken, returns the free starts from the
 * server.
 */
export function useAccept({ id, requestVersion, earning }: Pick<Booking, 'id' | 'requestVersion' | 'earning'>) {
  const [send, { isLoading, isSuccess }] = useAcceptBookingMutation();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);

  async function accept(): Promise<boolean> {
    setAlternatives(null);
    const { error } = await send({ id, body: { requestVersion, ...shownCommission(earning) } });
    // The call itself reports other failures.
    setAlternatives(alternativeStarts(error));
    return !error;
  }

  return { accept, accepts: isLoading || isSuccess, alternatives };
}
