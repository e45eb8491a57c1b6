import { useState } from 'react';
import { useFirstCode } from '../use-visitor-code.ts';

/** A form's mobile number with its code: the first press sends the code, the next one submits it. */
export function usePhoneCodeForm(alreadySentTo: string | null = null) {
  const textCode = useFirstCode('phone');
  const [sentTo, setSentTo] = useState(alreadySentTo);

  return {
    /** null: no code was sent to the current number. */
    sentTo,
    /** For a change of number. */
    forget: () => setSentTo(null),
    /** `submit`: sends the code to the server. */
    async press(phone: string, submit: () => Promise<unknown>): Promise<void> {
      if (sentTo === phone) return void (await submit());
      await textCode(phone);
      setSentTo(phone);
    },
  };
}
