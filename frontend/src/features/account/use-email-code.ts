import { useState } from 'react';
import { useSendEmailCodeMutation } from './api.ts';
import { noteSentCode, sentCodeAt } from './sent-code.ts';
import { useSentCode } from './use-sent-code.ts';

/** Mails a code on arrival unless one is there already that is still good, and again when asked. */
export function useEmailCode(email: string) {
  const [send, { error }] = useSendEmailCodeMutation();
  const [lastSentAt] = useState(() => sentCodeAt(email, Date.now()));
  return useSentCode(email, {
    send: () => send({ body: { email } }),
    error,
    lastSentAt,
    onSent: (atMs) => noteSentCode(email, atMs),
  });
}
