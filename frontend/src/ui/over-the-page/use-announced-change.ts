import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Announces the text politely when its subject changes while the screen is open. */
export function useAnnouncedChange(subject: string, words: string): void {
  const last = useRef(subject);
  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    announce(words);
  }, [subject, words]);
}
