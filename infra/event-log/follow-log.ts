import { EngineUnavailable } from '../engine-unavailable.ts';
import type { openLogReader } from './log-reader.ts';
import type { Batch } from './port.ts';

type SubscribeOptions = { after: number; types?: readonly string[]; batchSize?: number };

/**
 * Subscriptions. There is no hand-over from catching up to live: a batch is always read from the file after the last
 * position given, and `advance` (called after each commit) only wakes those who found nothing. So there is no gap and no double,
 * and a consumer that is slow simply asks later.
 */
export function followLog(reader: ReturnType<typeof openLogReader>) {
  const sleeping = new Set<() => void>();
  let head = reader.head();
  let open = true;

  function wakeAll(): void {
    const woken = [...sleeping];
    sleeping.clear();
    for (const wake of woken) wake();
  }

  async function* subscribe({ after, types, batchSize = 500 }: SubscribeOptions, signal: AbortSignal): AsyncGenerator<Batch> {
    for (let position = after, announced = false; !signal.aborted; ) {
      if (!open) throw new EngineUnavailable('event log', new Error('it is closed'));
      if (announced && position >= head) {
        await sleep(signal);
        continue;
      }
      const page = reader.readPage({ after: position, types, limit: batchSize });
      position = page.scannedTo;
      const caughtUp = position >= head;
      if (page.events.length > 0 || caughtUp) yield { events: page.events, caughtUp, position };
      else await nextTurn();
      announced = caughtUp;
    }
  }

  function sleep(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake);
        sleeping.delete(wake);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
      sleeping.add(wake);
    });
  }

  return {
    subscribe,
    isOpen: () => open,

    advance(to: number): void {
      if (to <= head) return;
      head = to;
      wakeAll();
    },

    close(): void {
      open = false;
      wakeAll();
    },
  };
}

/** A long search for rare types gives way to other work between its pages. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
