import { useState } from 'react';
import { tabStorage } from '../../browser/browser-storage.ts';

const keyOf = (partnerId: string) => `suki.chatDraft.${partnerId}`;

/** What is written and not sent yet survives a reload, per partner; signing out empties it with the rest. */
export function useChatDraft(partnerId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => tabStorage.getItem(keyOf(partnerId)) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') tabStorage.removeItem(keyOf(partnerId));
      else tabStorage.setItem(keyOf(partnerId), next);
    },
  ];
}
