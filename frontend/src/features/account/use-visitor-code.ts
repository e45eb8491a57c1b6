import { useState } from 'react';
import type { ContactKind } from '#contracts/events/account.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { useSendEmailCodeMutation } from './api.ts';
import { useSendSignInCodeMutation } from './phone/api.ts';
import { isCodeJustSent, noteSentCode, sentCodeAt } from './sent-code.ts';
import { useSentCode } from './use-sent-code.ts';

/** Sends a code to any email or number, for a visitor without a known account. */
function useSending(kind: ContactKind) {
  const [language] = useLanguage();
  const [mail, mailed] = useSendEmailCodeMutation();
  const [text, texted] = useSendSignInCodeMutation();
  return {
    send: (address: string) =>
      kind === 'email' ? mail({ body: { email: address, language } }) : text({ body: { phone: address, language } }),
    error: kind === 'email' ? mailed.error : texted.error,
  };
}

/** Sends the first code. A recent one stays valid, also after leaving the screen. */
export function useFirstCode(kind: ContactKind): (address: string) => Promise<void> {
  const { send } = useSending(kind);
  return async (address) => {
    const isThere = sentCodeAt(address, Date.now()) !== null;
    try {
      await send(address).unwrap();
      noteSentCode(address, Date.now());
    } catch (error) {
      if (!(isThere && isCodeJustSent(error))) throw error;
    }
  };
}

/** Sends another code to the same address on request. */
export function useVisitorCode(kind: ContactKind, address: string) {
  const { send, error } = useSending(kind);
  const [lastSentAt] = useState(() => sentCodeAt(address, Date.now()));
  return useSentCode(address, {
    send: () => send(address),
    error,
    lastSentAt,
    onSent: (atMs) => noteSentCode(address, atMs),
    isManual: true,
  });
}
