import type { IncomingMessage } from 'node:http';

/** The largest upload that anybody may send fits. */
const MOST_BYTES = 110 * 1024 * 1024;
const LONGEST_MS = 30_000;

/**
 * Reads what is still to come of a body and forgets it, then goes on; nothing of it stays in memory. Whoever is answered
 * while still sending may never see the answer: where the connection is to close after it, as proxies ask, it is reset.
 * Who sends without end, or hardly at all, is not waited for: `whole` is false, and the connection can't be used again.
 */
export function discardBody(request: IncomingMessage, goOn: (whole: boolean) => void): void {
  if (request.complete || request.destroyed) return goOn(true);
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return goOn(false);
  let discarded = 0;

  function end(whole: boolean): void {
    clearTimeout(timer);
    request.off('end', ended).off('close', ended).off('data', count);
    goOn(whole);
  }
  const ended = () => end(true);
  const count = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_BYTES) end(false);
  };
  const timer = setTimeout(() => end(false), LONGEST_MS);
  request.once('end', ended).once('close', ended).on('data', count).resume();
}
