import { useEffect, useRef } from 'react';

const SAY_AGAIN_MS = 3000;
const SILENT_AFTER_MS = 3000;

/** Reports that the user is typing, repeatedly during typing, and that they stopped. */
export function useTypingNotice(say: (typing: boolean) => void) {
  const saidAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });

  function stop() {
    clearTimeout(timer.current);
    if (saidAt.current === 0) return;
    saidAt.current = 0;
    latest.current(false);
  }

  useEffect(() => stop, []);

  return {
    stop,
    typing() {
      if (Date.now() - saidAt.current > SAY_AGAIN_MS) {
        saidAt.current = Date.now();
        latest.current(true);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, SILENT_AFTER_MS);
    },
  };
}
