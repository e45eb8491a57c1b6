import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-text.ts';
import { isSentAMomentAgo, noteSentCode, sentCodeAt } from '../sent-code.ts';
import { useSentCode } from '../use-sent-code.ts';
import { useSendSignInCodeMutation } from './api.ts';

/** Texts a first code to a number. One that went there a moment ago is still good, also after a look elsewhere. */
export function useTextCode(): (phone: string) => Promise<void> {
  const [language] = useLanguage();
  const [send] = useSendSignInCodeMutation();
  return async (phone) => {
    const isThere = sentCodeAt(phone, Date.now()) !== null;
    try {
      await send({ body: { phone, language } }).unwrap();
      noteSentCode(phone, Date.now());
    } catch (error) {
      if (!(isThere && isSentAMomentAgo(error))) throw error;
    }
  };
}

/** Another code to the same number, when it is asked for. */
export function useVisitorCode(phone: string) {
  const [language] = useLanguage();
  const [send, { error }] = useSendSignInCodeMutation();
  const [lastSentAt] = useState(() => sentCodeAt(phone, Date.now()));
  return useSentCode(phone, {
    send: () => send({ body: { phone, language } }),
    error,
    lastSentAt,
    onSent: (atMs) => noteSentCode(phone, atMs),
    isManual: true,
  });
}
