import { platformCalls } from '#contracts/calls/platform.ts';
import type { EventRow, StreamState } from '#contracts/views/platform-audit.ts';
import type { CallError } from '../../api/call-error.ts';
import { requestOf } from '../../api/call-query.ts';
import type { CallRequest } from '../../api/send-call.ts';

/** Maximum events per request. */
export const MOST_EVENTS = 1000;
const EVENTS_A_CALL = 100;

type Sent = { data?: unknown; error?: CallError };
type Send = (request: CallRequest) => Sent | PromiseLike<Sent>;

/**
 * `grant`: from showMessages; without it private messages are withheld. `around`: the selected revision; null for the
 * newest.
 */
export type StreamQuery = { stream: string; grant?: string | undefined; around: number | null };

/** Consecutive events of a stream, oldest first: all, or those around a revision. */
export type StreamEvents = {
  events: EventRow[];
  /** Revision of the stream's newest event. */ head: number;
  /** All events are loaded. */ whole: boolean;
  grant: string | undefined;
};

type Answer<Data> = { data: Data } | { error: CallError };

/** Reads a short stream in full; of a long one the newest events, or those around a revision. */
export async function eventsOfStream(
  { stream, grant, around }: StreamQuery,
  send: Send,
): Promise<Answer<StreamEvents>> {
  const asked = { stream, ...(grant !== undefined && { grant }) };
  const whole = await eventsAfter(0);
  if ('error' in whole) return whole;
  const { events, ended } = whole.data;
  if (ended) return { data: { events, head: events.at(-1)?.revision ?? -1, whole: true, grant } };
  const now = await read<StreamState>(send(requestOf(platformCalls.readStream, asked)));
  if ('error' in now) return now;
  const head = now.data.revision;
  const first = firstOf(around, head);
  if (first === 0) return { data: { events, head, whole: head < MOST_EVENTS, grant } };
  const before = await read<StreamState>(send(requestOf(platformCalls.readStream, { ...asked, revision: first - 1 })));
  if ('error' in before) return before;
  const part = await eventsAfter(before.data.position);
  return 'error' in part ? part : { data: { events: part.data.events, head, whole: false, grant } };

  async function eventsAfter(position: number): Promise<Answer<{ events: EventRow[]; ended: boolean }>> {
    const found: EventRow[] = [];
    let after: number | null = position;
    while (after !== null && found.length < MOST_EVENTS) {
      const page: Answer<{ items: EventRow[]; nextAfter: number | null }> = await read(
        send(requestOf(platformCalls.listEvents, { ...asked, after, limit: EVENTS_A_CALL })),
      );
      if ('error' in page) return page;
      found.push(...page.data.items);
      after = page.data.nextAfter;
    }
    return { data: { events: found, ended: after === null } };
  }
}

async function read<Data>(sent: Sent | PromiseLike<Sent>): Promise<Answer<Data>> {
  const { data, error } = await sent;
  return error ? { error } : { data: data as Data };
}

/** First revision of the loaded part, with `around` in its middle where possible. */
function firstOf(around: number | null, head: number): number {
  const newest = Math.max(0, head - MOST_EVENTS + 1);
  return around === null ? newest : Math.min(newest, Math.max(0, around - MOST_EVENTS / 2));
}
