import { manilaDay } from '#contracts/manila-time.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { ThreadMessage } from './thread.ts';

/** What a conversation shows, from top to bottom. */
export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; count: number }
  | { kind: 'event'; key: string; at: string; entry: HistoryEntry }
  | { kind: 'message'; key: string; at: string; message: ThreadMessage };

/** The first of the messages that were new when the conversation was opened. */
export type NewMark = { key: string; count: number };

type RowParts = {
  messages: readonly ThreadMessage[];
  events: readonly HistoryEntry[];
  hasOlder: boolean;
  mark: NewMark | null;
};

/** Messages and what happened to the booking in one line of time, days between them, a mark before what is new. */
export function threadRows({ messages, events, hasOlder, mark }: RowParts): ThreadRow[] {
  const told = eventsWithin(events, messages, hasOlder).map((entry) => ({
    kind: 'event' as const,
    key: entry.id,
    at: entry.at,
    entry,
  }));
  const said = messages.map((message) => ({ kind: 'message' as const, key: message.key, at: message.at, message }));
  const rows: ThreadRow[] = [];
  let day = '';
  for (const row of merged(said, told)) {
    if (manilaDay(row.at) !== day) {
      day = manilaDay(row.at);
      rows.push({ kind: 'day', key: day, at: row.at });
    }
    if (row.key === mark?.key) rows.push({ kind: 'new', key: 'new', count: mark.count });
    rows.push(row);
  }
  return rows;
}

/** What happened before the oldest message that was read shows once the messages around it are there. */
function eventsWithin(
  events: readonly HistoryEntry[],
  [oldest]: readonly ThreadMessage[],
  hasOlder: boolean,
): readonly HistoryEntry[] {
  return hasOlder && oldest ? events.filter(({ at }) => at >= oldest.at) : events;
}

type Told = Extract<ThreadRow, { kind: 'event' }>;
type SaidRow = Extract<ThreadRow, { kind: 'message' }>;

/** Messages keep their own order, whatever clock put a time on those still under way. */
function merged(said: readonly SaidRow[], told: readonly Told[]): (SaidRow | Told)[] {
  const waiting = [...told];
  const rows = said.flatMap((row) => {
    const before = waiting.filter(({ at }) => at <= row.at);
    waiting.splice(0, before.length);
    return [...before, row];
  });
  return [...rows, ...waiting];
}

/**
 * Where the new messages begin when a conversation opens. `unread` is what the list counts; null when the list is not
 * there yet, then it is told by the messages themselves.
 */
export function newMark(messages: readonly ThreadMessage[], unread: number | null): NewMark | null {
  const theirs = messages.filter(({ mine }) => !mine);
  const count = unread ?? theirs.filter(({ status }) => status === 'sent').length;
  const first = theirs[Math.max(0, theirs.length - count)];
  return count > 0 && first ? { key: first.key, count } : null;
}
