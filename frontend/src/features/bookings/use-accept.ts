import { useState } from 'react';
import { detailsOf, isCallError } from '../../app/call-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/toast.ts';
import { useAcceptBookingMutation } from './api.ts';
import { bookingText } from './booking.text.ts';

/** Accepting: shown at once, taken back with an explanation. A taken time leaves the free ones that the server named. */
export function useAccept(id: string) {
  const t = useText(bookingText);
  const [send] = useAcceptBookingMutation();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);

  async function accept(): Promise<void> {
    setAlternatives(null);
    const { error } = await send({ id });
    // What else may go wrong is told by the call itself.
    if (!error) showToast(t('acceptedToast'), { variant: 'success' });
    else if (isCallError(error) && error.code === 'slot_taken') setAlternatives(startsIn(detailsOf(error).alternatives));
  }

  return { accept, alternatives };
}

function startsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((start) => typeof start === 'string') : [];
}
