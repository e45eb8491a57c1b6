/** How long what was just done can be undone. */
export const UNDO_MS = 10_000;

export type HeldCommand = {
  /** Nothing is sent. */ undo: () => void;
  /** Sent now, if it was not undone. */ send: () => void;
};

/**
 * Sends in ten seconds unless it is undone before. Who leaves the page meant it: then it is sent at once, while the browser
 * still sends.
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
