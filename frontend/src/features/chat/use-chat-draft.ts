import { useState } from 'react';

const keyOf = (partnerId: string) => `suki.chatDraft.${partnerId}`;

/** What is written and not sent yet survives a reload, per partner; signing out empties it with the rest. */
export function useChatDraft(partnerId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(partnerId)) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(keyOf(partnerId));
      else sessionStorage.setItem(keyOf(partnerId), next);
    },
  ];
}
