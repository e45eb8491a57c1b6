import { useState } from 'react';
import { useSendEmailCodeMutation } from './api.ts';
import { noteSentCode, sentCodeAt } from './sent-code.ts';
import { useSentCode } from './use-sent-code.ts';

/** Mails a code on mount, unless a valid one exists, and on request. */
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
