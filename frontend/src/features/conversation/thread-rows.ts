import { manilaDay } from '#contracts/manila-time.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { ThreadMessage } from './thread.ts';

/** Rows of a conversation, top to bottom. */
export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; count: number }
  | { kind: 'event'; key: string; at: string; entry: HistoryEntry }
  | { kind: 'message'; key: string; at: string; message: ThreadMessage };

/** The first message that was new on opening. */
export type NewMark = { key: string; count: number };

type RowParts = {
  messages: readonly ThreadMessage[];
  events: readonly HistoryEntry[];
  hasOlder: boolean;
  mark: NewMark | null;
};

/** Messages and booking events by time, with day separators and a mark before new messages. */
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

/** Booking events before the oldest loaded message appear once the messages around them are loaded. */
function eventsWithin(
  events: readonly HistoryEntry[],
  [oldest]: readonly ThreadMessage[],
  hasOlder: boolean,
): readonly HistoryEntry[] {
  return hasOlder && oldest ? events.filter(({ at }) => at >= oldest.at) : events;
}

type EventRow = Extract<ThreadRow, { kind: 'event' }>;
type MessageRow = Extract<ThreadRow, { kind: 'message' }>;

/** Messages keep their own order, whatever the clock of unsent ones. */
function merged(said: readonly MessageRow[], told: readonly EventRow[]): (MessageRow | EventRow)[] {
  const waiting = [...told];
  const rows = said.flatMap((row) => {
    const before = waiting.filter(({ at }) => at <= row.at);
    waiting.splice(0, before.length);
    return [...before, row];
  });
  return [...rows, ...waiting];
}

/**
 * First new message on opening. `unread`: count of the list; null while it is loading, in which case the messages'
 * own status is used.
 */
export function newMark(messages: readonly ThreadMessage[], unread: number | null): NewMark | null {
  const theirs = messages.filter(({ mine }) => !mine);
  const count = unread ?? theirs.filter(({ status }) => status === 'sent').length;
  const first = theirs[Math.max(0, theirs.length - count)];
  return count > 0 && first ? { key: first.key, count } : null;
}
