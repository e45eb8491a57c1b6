import { useState } from 'react';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bookingEn } from '../booking.en.ts';

/** A required reason: `ready()` returns it, or shows the error and returns null. */
export function useReason() {
  const t = useText(bookingEn);
  const [value, setValue] = useUnsentText('reason');
  const [tried, setTried] = useState(false);
  const reason = value.trim();
  return {
    field: { value, onChange: setValue, error: tried && reason === '' ? t('reasonMissing') : undefined },
    ready(): string | null {
      setTried(true);
      return reason === '' ? null : reason;
    },
  };
}
