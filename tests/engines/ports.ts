import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves when something listens there. `orElse` rejects when the expected listener has ended, which ends the wait
 * too.
 */
export async function portOpen(
  port: number,
  { orElse = new Promise<never>(() => {}), timeoutMs = 120_000 }: { orElse?: Promise<never>; timeoutMs?: number } = {},
): Promise<void> {
  const stopping = new AbortController();
  const knocking = waitForPort(port, Date.now() + timeoutMs, stopping.signal);
  await Promise.race([knocking, orElse]).finally(() => stopping.abort());
}

async function waitForPort(port: number, giveUpAt: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await accepts(port)) return;
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens on port ${port}`);
    await delay(50);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
