import type { SQLOutputValue } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { UnreadableOptions, Stored } from '../port.ts';

const keptCharacters = 16_000_000;
const perEntry = 200;

// oxlint-disable-next-line node/no-process-env -- no setting of the product: it only tells tests apart
const underTest = process.env['NODE_ENV'] === 'test';

/**
 * Caches parsed documents, because parsing is the most expensive part of a read. An entry is valid only while the
 * stored body is the same text, so it is never stale. Readers share entries; tests freeze them to detect mutation.
 */
export function createParseCache(freeze = underTest): ParseCache {
  const kept = new LRUCache<string, { body: string; document: unknown }>({
    maxSize: keptCharacters,
    sizeCalculation: ({ body }) => body.length + perEntry,
  });

  function parse(key: string, body: string): unknown {
    const known = kept.get(key);
    if (known?.body === body) return known.document;
    const document: unknown = JSON.parse(body);
    if (freeze) freezeDeep(document);
    kept.set(key, { body, document });
    return document;
  }

  return {
    stored: <D>(collection: string, id: string, row: BodyRow): Stored<D> =>
      storedAs(id, row, parse(`${collection}\0${id}`, String(row.body))),
  };
}

/** undefined for an unreadable document, if the store skips them. */
export function createReader(parsed: ParseCache, onUnreadable: UnreadableOptions['onUnreadable']) {
  return <D>(collection: string, id: string, row: BodyRow): Stored<D> | undefined => {
    if (!onUnreadable) return parsed.stored<D>(collection, id, row);
    try {
      return parsed.stored<D>(collection, id, row);
    } catch (error) {
      onUnreadable({ collection, id, error });
      return undefined;
    }
  };
}

/** For readers that read each document once. */
export const uncachedBodies: ParseCache = {
  stored: <D>(_: string, id: string, row: BodyRow): Stored<D> => storedAs(id, row, JSON.parse(String(row.body))),
};

export type ParseCache = { stored<D>(collection: string, id: string, row: BodyRow): Stored<D> };

type BodyRow = { position?: SQLOutputValue; body?: SQLOutputValue };

function storedAs<D>(id: string, { position }: BodyRow, document: unknown): Stored<D> {
  // The caller knows the type of its documents; the store knows only JSON.
  return { id, position: Number(position), document: document as D };
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}
