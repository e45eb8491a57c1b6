import { useState } from 'react';
import { useSendEmailCodeMutation } from './api.ts';
import { mailedCodeAt, noteMailedCode } from './mailed-code.ts';
import { useSentCode } from './use-sent-code.ts';

/** Mails a code on arrival unless one is there already that is still good, and again when asked. */
export function useEmailCode(email: string) {
  const [send, { error }] = useSendEmailCodeMutation();
  const [lastSentAt] = useState(() => mailedCodeAt(email, Date.now()));
  return useSentCode(email, { send: () => send({ body: {} }), error, lastSentAt, onSent: (atMs) => noteMailedCode(email, atMs) });
}
