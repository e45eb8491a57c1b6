import { setTimeout as delay } from 'node:timers/promises';
import { ErrorType, NO_STREAM, type EventData } from '@eventstore/db-client';
import type { NewEvent } from '../envelope.ts';
import { pauseBefore } from '../../resilience/back-off.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { type Appended, type ExpectedRevision, WrongExpectedRevision } from '../port.ts';
import { hasErrorType, TookTooLong } from './answers.ts';
import type { Connection } from './connection.ts';
import { readStream } from './reads.ts';
import { createStreamIds, repeatOf } from './stream-ids.ts';
import { requireStorable, toStored } from './stored-events.ts';

const NOTHING = -1;
/**
 * Maximum attempts: another process may append between our read of the stream's end and our append. Each failed attempt
 * is a success of another process.
 */
const TRIES_TO_MEET_THE_END = 1_000;
const betweenTries = { firstPauseMs: 1, longestPauseMs: 20 };
/** Share of the deadline that is added for finding out whether an append was stored. */
const SHARE_FOR_A_LOOK = 1 / 3;

type Append = { stream: string; expected: ExpectedRevision; ids: readonly string[]; events: EventData[] };

/**
 * Idempotent appends: a repeat with the same ids gets the first answer, wherever the stream is by then. The server
 * answers a repeat at its first position like a new append, and after a lost answer it is unknown which attempt was
 * stored. So only events found before sending count as a repeat. `expected` 'any' is converted to a revision, because
 * the server does not guarantee idempotency without one.
 */
export function appending(connection: Connection) {
  const known = createStreamIds((stream, from) => readStream(connection, stream, { from }));
  const lastInLine = new Map<string, Promise<unknown>>();

  async function store({ stream, ids, events }: Append, after: number): Promise<Appended | undefined> {
    const expectedRevision = after === NOTHING ? NO_STREAM : BigInt(after);
    try {
      const { nextExpectedRevision, position } = await connection.use((client) =>
        inTime(
          client.appendToStream(stream, events, {
            expectedRevision,
            deadline: connection.deadlineMs,
            requiresLeader: true,
          }),
          connection.deadlineMs,
        ),
      );
      const revision = Number(nextExpectedRevision);
      for (const [n, id] of ids.entries()) known.saw(stream, revision - ids.length + 1 + n, id);
      return position ? { revision, position: Number(position.commit) } : await placeOfEvent(stream, revision);
    } catch (failure) {
      if (hasErrorType(failure, ErrorType.WRONG_EXPECTED_VERSION)) return undefined;
      if (hasErrorType(failure, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED))
        throw new RangeError(`The server takes no append as large as this one to ${stream}`, { cause: failure });
      throw failure;
    }
  }

  /**
   * No answer, or an ambiguous one: of an append sent twice concurrently the server stores one and reports a timeout
   * for the other seconds later. The stream is then read to find the stored events.
   */
  async function storeOrFind(append: Append, after: number): Promise<Appended | undefined> {
    try {
      return await store(append, after);
    } catch (failure) {
      if (!(failure instanceof EngineUnavailable)) throw failure;
      const found = await inTime(look(append), connection.deadlineMs * SHARE_FOR_A_LOOK).catch(unlessConflict);
      if (!found?.first) throw failure;
      return found.first;
    }
  }

  async function placeOfEvent(stream: string, revision: number): Promise<Appended> {
    const [event] = await readStream(connection, stream, { from: revision, limit: 1 });
    return { revision, position: event?.position ?? 0 };
  }

  /** The first answer if these events are already stored; `next` is the revision after the known ones. */
  async function look({ stream, expected, ids }: Append, upTo?: number): Promise<{ next: number; first?: Appended }> {
    const { next, revisions } = await known.learn(stream, upTo);
    const repeat = repeatOf(revisions, ids);
    if (repeat === 'partly') throw await conflict(stream, expected);
    return repeat === undefined ? { next } : { next, first: await placeOfEvent(stream, repeat) };
  }

  async function conflict(stream: string, expected: ExpectedRevision): Promise<WrongExpectedRevision> {
    return new WrongExpectedRevision(stream, expected, (await known.learn(stream)).next - 1);
  }

  async function appendAt(append: Append, revision: number): Promise<Appended> {
    const { first } = await look(append, revision);
    const appended = asRepeat(first) ?? (await storeOrFind(append, revision)) ?? (await look(append)).first;
    if (!appended) throw await conflict(append.stream, append.expected);
    return appended;
  }

  async function appendAtEnd(append: Append): Promise<Appended> {
    for (let attempt = 0; attempt < TRIES_TO_MEET_THE_END; attempt++) {
      const { next, first } = await look(append);
      const appended = asRepeat(first) ?? (await storeOrFind(append, next - 1));
      if (appended) return appended;
      await delay(pauseBefore(attempt, betweenTries));
    }
    throw await conflict(append.stream, append.expected);
  }

  /** Serialises this process's appends to one stream with any expected revision, which would otherwise conflict. */
  async function inLine<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (lastInLine.get(stream) ?? Promise.resolve()).then(work, work);
    lastInLine.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (lastInLine.get(stream) === turn) lastInLine.delete(stream);
    }
  }

  return {
    /** Events read anyway need no later look-up. */
    saw: known.saw,
    follow: known.follow,

    async append(
      stream: string,
      expected: ExpectedRevision,
      given: readonly NewEvent[],
      recordedAt: (index: number) => string | undefined,
    ): Promise<Appended> {
      requireStorable(stream, given);
      const append: Append = {
        stream,
        expected,
        ids: given.map(({ id }) => id),
        events: given.map((event, index) => toStored(event, recordedAt(index))),
      };
      if (expected === 'any') return inLine(stream, () => appendAtEnd(append));
      return appendAt(append, expected === 'none' ? NOTHING : expected);
    },
  };
}

function asRepeat(first: Appended | undefined): Appended | undefined {
  return first && { ...first, isRepeat: true };
}

/** If the look-up fails too, the outcome stays unknown. */
function unlessConflict(failure: unknown): undefined {
  if (failure instanceof WrongExpectedRevision) throw failure;
}

/** The client's own deadline does not cover the search for a cluster's leader. */
async function inTime<Result>(work: Promise<Result>, deadlineMs: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TookTooLong(deadlineMs)), deadlineMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
