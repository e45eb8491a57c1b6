import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { Batch } from '../port.ts';
import { nextTurn, type Page, type PageOptions } from '../read-paged.ts';

type SubscribeOptions = { after: number; types?: readonly string[]; batchSize?: number };

/** An empty page if the signal aborts. */
type ReadPage = (options: PageOptions, signal: AbortSignal) => Page | Promise<Page>;

/**
 * Subscriptions without a cut-over from catch-up to live: each batch is read after the last yielded position, and
 * `advance` (called with a committed position) only wakes idle readers. So there are no gaps or duplicates, and a slow
 * consumer reads later.
 */
export function createCatchUpSubscription(readPage: ReadPage, knownHead: number) {
  const sleeping = new Set<() => void>();
  let head = knownHead;
  let open = true;

  function wakeAll(): void {
    const woken = [...sleeping];
    sleeping.clear();
    for (const wake of woken) wake();
  }

  async function* subscribe(
    { after, types, batchSize = 500 }: SubscribeOptions,
    signal: AbortSignal,
  ): AsyncGenerator<Batch> {
    for (let position = after, announced = false; !signal.aborted;) {
      if (!open) throw new EngineUnavailable('event log', new Error('it is closed'));
      if (announced && position >= head) {
        await sleep(signal);
        continue;
      }
      const read = readPage({ after: position, types, limit: batchSize }, signal);
      const page = read instanceof Promise ? await read : read;
      if (signal.aborted) return;
      position = page.scannedTo;
      const caughtUp = position >= head;
      if (page.events.length > 0 || caughtUp) yield { events: page.events, caughtUp, position };
      // Yields to other work between pages of a long search for rare types.
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
