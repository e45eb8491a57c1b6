import { useEffect, useRef, useState } from 'react';
import { holdCommand, type HeldCommand } from './held-command.ts';

/** One command is held at a time across screens: accepting another quote replaces it. */
let heldNow: HeldCommand | null = null;

/** A command that can be undone for ten seconds; leaving the screen sends it. */
export function useHeldCommand(command: () => unknown) {
  const [isHeld, setIsHeld] = useState(false);
  const held = useRef<HeldCommand | null>(null);
  useEffect(() => () => held.current?.send(), []);

  function undo() {
    held.current?.undo();
    held.current = null;
    setIsHeld(false);
  }

  function hold() {
    heldNow?.undo();
    const own = holdCommand(() => {
      if (heldNow === wrapped) heldNow = null;
      setIsHeld(false);
      void command();
    });
    const wrapped: HeldCommand = { send: own.send, undo };
    held.current = own;
    heldNow = wrapped;
    setIsHeld(true);
  }

  return { isHeld, hold, undo };
}
