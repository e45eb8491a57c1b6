import type { NewEvent } from './envelope.ts';
import { AppendTooLarge } from './port.ts';

/** Checks that apply to every event log. Throws RangeError for a caller's mistake. */
export function requireEvents(events: readonly NewEvent[]): void {
  if (events.length === 0) throw new RangeError('An append needs at least one event');
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length)
    throw new RangeError('The events of an append need different ids');
}

/** Data may contain any text, because JSON escapes it. Every event log must return names unchanged. */
export function requireText(text: string, what: string): void {
  if (text === '' || text.includes('\0') || !text.isWellFormed())
    throw new RangeError(`A ${what} must be well-formed text without NUL`);
}

/** Event servers up to version 25 accept 1,048,576 bytes per append. This limit applies to all event logs. */
export const LARGEST_APPEND_BYTES = 1_000_000;
/** Allowance for the id and for metadata that an adapter adds. */
const BESIDES_BYTES = 64;
/** Maximum bytes of a UTF-16 code unit in UTF-8. */
const MOST_BYTES_A_UNIT = 3;

type Written = { type: string; data: string; metadata: string };

/** `events` with data and metadata as JSON. Counts like a server: two bytes per character of a type. */
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
