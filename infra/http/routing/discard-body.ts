import type { IncomingMessage } from 'node:http';

/** Fits the largest allowed upload. */
const MOST_BYTES = 110 * 1024 * 1024;
const LONGEST_MS = 30_000;

/**
 * Reads and discards the rest of a body, then continues. A client that gets its response while still sending may
 * never read it: a connection that closes after the response, as behind proxies, would be reset. Endless or stalled
 * bodies are abandoned: `whole` is false, and the connection cannot be reused.
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
