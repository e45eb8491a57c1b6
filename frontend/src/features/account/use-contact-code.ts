import { useState } from 'react';
import type { ContactKind } from '#contracts/events/account.ts';
import {
  useSendEmailCodeMutation,
  useSendPhoneCodeMutation,
  useVerifyEmailMutation,
  useVerifyPhoneMutation,
} from './api.ts';
import { noteSentCode, sentCodeAt } from './sent-code.ts';
import { useSentCode } from './use-sent-code.ts';

/** Sends a code to an email or number on request, and recognises a recent one. */
export function useContactCode(kind: ContactKind, address: string) {
  const [mail, mailed] = useSendEmailCodeMutation();
  const [text, texted] = useSendPhoneCodeMutation();
  const [lastSentAt] = useState(() => sentCodeAt(address, Date.now()));
  return useSentCode(address, {
    send: () => (kind === 'email' ? mail({ body: { email: address } }) : text({ body: { phone: address } })),
    error: kind === 'email' ? mailed.error : texted.error,
    lastSentAt,
    onSent: (atMs) => noteSentCode(address, atMs),
    isManual: true,
  });
}

export function useVerifyContact(kind: ContactKind, address: string): (code: string) => Promise<unknown> {
  const [verifyEmail] = useVerifyEmailMutation();
  const [verifyPhone] = useVerifyPhoneMutation();
  return (code) =>
    kind === 'email'
      ? verifyEmail({ body: { email: address, code } }).unwrap()
      : verifyPhone({ body: { phone: address, code } }).unwrap();
}
