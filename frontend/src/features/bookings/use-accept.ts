import { useState } from 'react';
import { detailsOf, isCallError } from '../../app/call-error.ts';
import { useAcceptBookingMutation } from './api.ts';

/** Accepting: shown at once, taken back with an explanation. A taken time leaves the free ones that the server named. */
export function useAccept(id: string) {
  const [send] = useAcceptBookingMutation();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);

  async function accept(): Promise<boolean> {
    setAlternatives(null);
    const { error } = await send({ id });
    // What else may go wrong is told by the call itself.
    if (isCallError(error) && error.code === 'slot_taken') setAlternatives(startsIn(detailsOf(error).alternatives));
    return !error;
  }

  return { accept, alternatives };
}

function startsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((start) => typeof start === 'string') : [];
}
