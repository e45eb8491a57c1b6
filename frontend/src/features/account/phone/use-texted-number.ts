import { useState } from 'react';
import { useFirstCode } from '../use-visitor-code.ts';

/** A form's mobile number and the code that proves it: its first press texts the code, the next one brings it. */
export function useTextedNumber(alreadySentTo: string | null = null) {
  const textCode = useFirstCode('phone');
  const [sentTo, setSentTo] = useState(alreadySentTo);

  return {
    /** null: no code went to the number that stands there. */
    sentTo,
    /** It is another number now. */
    forget: () => setSentTo(null),
    /** `bring`: what the code is for. */
    async press(phone: string, bring: () => Promise<unknown>): Promise<void> {
      if (sentTo === phone) return void (await bring());
      await textCode(phone);
      setSentTo(phone);
    },
  };
}
