import type { Documents } from './port.ts';
import type { PreparedWrite } from './sqlite-collection.ts';
import type { StoredValue } from './stored-values.ts';

/** What crosses between the main thread and the one that fills a file. */
type Asked = 'ensure' | 'get' | 'getMany' | 'find' | 'count' | 'drop' | 'close';
export type Question = { [Method in Asked]: { method: Method; words: Parameters<Documents[Method]> } }[Asked];

export type ToLoader = Question | { method: 'write'; packed: Packed };
/** Answers come in the order of the messages. */
export type FromLoader = { result: unknown } | { failed: string };
export type LoaderStart = { file: string };

/**
 * Writes laid flat, because one array of strings and numbers is copied several times faster than objects: for each one
 *   collection, id, position, ifPosition, body, n, n columns, m, m times an element's field and value
 * with truth values as such, for they are stored as bytes and those are slow to copy.
 */
export type Packed = (string | number | boolean | null)[];

const NONE = -1;

export function packWrites(writes: readonly PreparedWrite[]): Packed {
  const packed: Packed = [];
  for (const { write: { collection, id, position, ifPosition }, body, extracted: { columns, elements } } of writes) {
    packed.push(collection, id, position, ifPosition === 'none' ? NONE : ifPosition, body, columns.length);
    for (const value of columns) packed.push(packValue(value));
    packed.push(elements.length);
    for (const [field, value] of elements) packed.push(field, packValue(value));
  }
  return packed;
}

export function unpackWrites(packed: Packed): PreparedWrite[] {
  const writes: PreparedWrite[] = [];
  let at = 0;
  const next = () => packed[at++] ?? null;
  const many = <Item>(item: () => Item): Item[] => Array.from({ length: Number(next()) }, item);
  while (at < packed.length) {
    const [collection, id, position, ifPosition, body] = [next(), next(), next(), next(), next()];
    const columns = many(() => unpackValue(next()));
    const elements = many((): [string, StoredValue] => [String(next()), unpackValue(next())]);
    const write = { collection: String(collection), id: String(id), position: Number(position), ifPosition: ifPosition === NONE ? 'none' as const : Number(ifPosition) };
    writes.push({ write, body: body === null ? null : String(body), extracted: { columns, elements } });
  }
  return writes;
}

/** The two truth values; other bytes (null as an element) travel as a number that no value is. */
const bytes = [Uint8Array.of(0), Uint8Array.of(1), Uint8Array.of(2)];

function packValue(value: StoredValue): string | number | boolean | null {
  if (!(value instanceof Uint8Array)) return value;
  return value[0] === 2 ? Number.NaN : value[0] === 1;
}

function unpackValue(value: Packed[number]): StoredValue {
  if (typeof value === 'boolean') return bytes[value ? 1 : 0] ?? null;
  return typeof value === 'number' && Number.isNaN(value) ? (bytes[2] ?? null) : value;
}
