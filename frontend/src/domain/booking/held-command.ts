/** Undo period, ms. */
export const UNDO_MS = 10_000;

export type HeldCommand = {
  /** Cancels the command. */ undo: () => void;
  /** Sends the command now unless it was undone. */ send: () => void;
};

/**
 * Sends the command after ten seconds unless it is undone. Leaving the page sends it at once, while the browser still
 * can.
 */
export function holdCommand(command: () => void): HeldCommand {
  let isOver = false;
  const timer = setTimeout(send, UNDO_MS);
  window.addEventListener('pagehide', send);

  function undo() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('pagehide', send);
  }
  function send() {
    if (isOver) return;
    undo();
    command();
  }
  return { undo, send };
}
