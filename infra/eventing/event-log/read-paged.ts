import type { RecordedEvent } from './envelope.ts';
import type { ReadAllOptions } from './port.ts';

/** `scannedTo`: all matching events up to this position were returned. */
export type Page = { events: RecordedEvent[]; scannedTo: number };

export type PageOptions = ReadAllOptions & { limit: number };

type PagedLog = { head(): number | Promise<number>; readPage(options: PageOptions): Page | Promise<Page> };

const LARGEST_PAGE = 10_000;

/** All events up to the current end, page by page. */
export async function readPaged(log: PagedLog, options: ReadAllOptions): Promise<RecordedEvent[]> {
  const wanted = options.limit ?? Number.MAX_SAFE_INTEGER;
  const found: RecordedEvent[] = [];
  const last = await log.head();
  let after = options.after;
  while (found.length < wanted && after < last) {
    const page = await log.readPage({
      after,
      types: options.types,
      limit: Math.min(wanted - found.length, LARGEST_PAGE),
    });
    for (const event of page.events) found.push(event);
    after = page.scannedTo;
    if (after < last) await nextTurn();
  }
  return found;
}

/** Lets other work run between the pages of a long read. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
