import type { IncomingMessage } from 'node:http';

/**
 * Reads what is still to come of a body and forgets it, then goes on; nothing of it stays in memory. Whoever is answered
 * while still sending may never see the answer: where the connection is to close after it, as proxies ask, it is reset.
 */
export function discardBody(request: IncomingMessage, goOn: () => void): void {
  if (request.complete || request.destroyed) return goOn();
  request.once('close', goOn);
  request.once('end', () => {
    request.off('close', goOn);
    goOn();
  });
  request.resume();
}
