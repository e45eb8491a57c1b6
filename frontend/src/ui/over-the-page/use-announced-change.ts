import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says the words politely when what they are about changes while the screen is open; nothing takes the focus. */
export function useAnnouncedChange(subject: string, words: string): void {
  const last = useRef(subject);
  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    announce(words);
  }, [subject, words]);
}
