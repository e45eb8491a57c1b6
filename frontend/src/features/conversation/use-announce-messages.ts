import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/over-the-page/announce.ts';
import { firstName } from '../../domain/first-name.ts';
import { chatEn } from './chat.en.ts';
import type { ThreadMessage } from './thread.ts';

/** Announces the partner's new messages politely while the conversation is open. */
export function useAnnounceMessages(messages: readonly ThreadMessage[], partnerName: string): void {
  const t = useText(chatEn);
  const newest = messages.at(-1);
  const last = useRef(newest?.key);
  useEffect(() => {
    if (!newest || newest.key === last.current) return;
    last.current = newest.key;
    const text = newest.text || t('pictures', { count: newest.attachments.length });
    if (!newest.mine) announce(t('wroteYou', { name: firstName(partnerName), text }));
  }, [newest, partnerName, t]);
}
