import type { NewEvent } from './envelope.ts';
import { AppendTooLarge } from './port.ts';

/** What every engine refuses as a mistake of the caller. */
export function requireEvents(events: readonly NewEvent[]): void {
  if (events.length === 0) throw new RangeError('An append needs at least one event');
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length)
    throw new RangeError('The events of an append need different ids');
}

/** Data may hold any text, because JSON escapes it; names must be such that every engine gives them back unchanged. */
export function requireText(text: string, what: string): void {
  if (text === '' || text.includes('\0') || !text.isWellFormed())
    throw new RangeError(`A ${what} must be well-formed text without NUL`);
}

/** Event servers up to 25 take 1,048,576 bytes an append. No engine is given more than what all of them take. */
export const LARGEST_APPEND_BYTES = 1_000_000;
/** For the id, and for what an adapter adds to the metadata. */
const BESIDES_BYTES = 64;
/** No text has more bytes in UTF-8, by its length. */
const MOST_BYTES_A_UNIT = 3;

type Written = { type: string; data: string; metadata: string };

/** `events` with data and metadata as JSON. Counts as a server does: types take two bytes a character. */
export function requireSize(stream: string, events: readonly Written[]): void {
  if (sizeOf(events, ({ length }) => length * MOST_BYTES_A_UNIT) <= LARGEST_APPEND_BYTES) return;
  const bytes = sizeOf(events, Buffer.byteLength);
  if (bytes > LARGEST_APPEND_BYTES) throw new AppendTooLarge(stream, bytes, LARGEST_APPEND_BYTES);
}

function sizeOf(events: readonly Written[], bytesOf: (text: string) => number): number {
  return events.reduce(
    (sum, { type, data, metadata }) => sum + BESIDES_BYTES + 2 * type.length + bytesOf(data) + bytesOf(metadata),
    0,
  );
}
