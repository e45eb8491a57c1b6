import type { NewEvent } from '#contracts/events/envelope.ts';

/** What every engine refuses as a mistake of the caller. */
export function requireEvents(events: readonly NewEvent[]): void {
  if (events.length === 0) throw new RangeError('An append needs at least one event');
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) throw new RangeError('The events of an append need different ids');
}

/** Data may hold any text, because JSON escapes it; names must be such that every engine gives them back unchanged. */
export function requireText(text: string, what: string): void {
  if (text === '' || text.includes('\0') || !text.isWellFormed()) throw new RangeError(`A ${what} must be well-formed text without NUL`);
}
