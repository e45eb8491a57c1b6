import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useNow } from '../../browser/use-now.ts';
import { textOf } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { accountEn } from './account.en.ts';
import { isCodeJustSent, RESEND_AFTER_MS } from './sent-code.ts';

type Sending = {
  send: () => Promise<{ error?: unknown }>;
  error: unknown;
  /** When the valid code was sent, in ms: mounting then sends none, which would invalidate it. */
  lastSentAt?: number | null;
  onSent?: (atMs: number) => void;
  /** No code on mount, only on request. */
  isManual?: boolean;
};

/** Sends a code to an email or number on mount and on request, at most every 30 seconds as the server requires. */
export function useSentCode(to: string, { send, error, lastSentAt = null, onSent, isManual = false }: Sending) {
  const [sentAt, setSentAt] = useState(lastSentAt);
  const askedFor = useRef<string | null>(null);
  const now = useNow(1000, Date.now);

  async function sendCode() {
    const answer = await send();
    if (!answer.error || isCodeJustSent(answer.error)) {
      setSentAt(Date.now());
      onSent?.(Date.now());
    }
    return !answer.error;
  }

  useEffect(() => {
    if (isManual || lastSentAt !== null || askedFor.current === to) return;
    askedFor.current = to;
    void sendCode();
  });

  async function resend() {
    if (await sendCode()) showToast(textOf(accountEn, 'codeSent'), { variant: 'success' });
  }

  return {
    resend,
    wasSent: sentAt !== null,
    refusal: error && !isCodeJustSent(error) ? errorText(error) : null,
    waitSeconds: sentAt === null ? 0 : secondsLeft(sentAt, now),
  };
}

function secondsLeft(sentAtMs: number, now: number): number {
  return Math.max(0, Math.min(RESEND_AFTER_MS / 1000, Math.ceil((sentAtMs + RESEND_AFTER_MS - now) / 1000)));
}
