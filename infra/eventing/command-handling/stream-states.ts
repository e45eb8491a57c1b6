import { LRUCache } from 'lru-cache';
import type { EventMetadata, RecordedEvent } from '../event-log/envelope.ts';
import type { DecodedLog } from '../event-log/port.ts';
import { NewerEvent, requireReadable, UnreadableEvent } from '../event-log/sealed-event.ts';
import type { Fold } from './decider.ts';
import type { Follower } from './follower.ts';

/**
 * `revision`: the last event of this decider's types; -1 without events. `end`: the last revision of the stream,
 * including foreign events.
 */
export type Folded<State> = {
  state: State;
  revision: number;
  end: number;
  /** The beginning that it was folded from. */ since: number;
};

/** Position at which states begin, if not with the first event of the stream. */
export type Beginning = {
  /** The log position of the newest reset; 0 for none. States folded from an earlier position are folded again. */
  newest(): Promise<number>;
  /** The last known value, for a stream with no other writers. */
  known(): number;
  /** Whether an event has no effect. `isFirst`: no earlier event of the stream counts. */
  isForgotten(event: RecordedEvent, since: number, isFirst: boolean): boolean;
};

export type StreamEvent = { type: string; data: unknown };

const READ_PAGE = 1000;
const CACHED_STREAMS = 20_000;

type Options<Metadata extends EventMetadata> = {
  eventLog: Pick<DecodedLog<Metadata>, 'readOn'>;
  beginning: Beginning;
  /** Called with the first event of each stream. */
  noteFirst(stream: string, first: { metadata: Metadata }): void;
  onUnreadable: (error: UnreadableEvent) => void;
  /** With other writers. */
  follower: Follower<Metadata> | undefined;
};

/**
 * Folded states by stream. Without other writers a cached state is the newest. With other writers the follower's events
 * are folded into the cached states, and while the follower is not current, streams are read on.
 */
export function createStreamStates<Metadata extends EventMetadata>({
  eventLog,
  beginning,
  noteFirst,
  onUnreadable,
  follower,
}: Options<Metadata>) {
  type Ours = RecordedEvent<string, unknown, Metadata>;
  // A stream is always folded by its own module's decider, so its cache entry has that state type.
  type Entry = { fold: Fold<unknown, StreamEvent>; folded: Folded<unknown> };
  const cache = new LRUCache<string, Entry>({ max: CACHED_STREAMS });
  const reading = new Map<string, Promise<Folded<unknown>>>();
  const watched = new Map<string, Set<Ours[]>>();

  follower?.onEvent((event) => {
    const { stream, revision } = event;
    for (const arrived of watched.get(stream) ?? []) arrived.push(event);
    const entry = cache.peek(stream);
    if (!entry || revision <= entry.folded.end) return;
    if (revision === 0) noteFirst(stream, event);
    try {
      // After a foreign event, which the follower does not get, the stream is read.
      if (revision > entry.folded.end + 1) cache.delete(stream);
      else entry.folded = foldedOn(entry.fold, entry.folded, event);
    } catch {
      // The next command reads the event, and reports it.
      cache.delete(stream);
    }
  });

  function foldedOn<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    known: Folded<State>,
    event: Ours,
  ): Folded<State> {
    const { since, revision } = known;
    if (beginning.isForgotten(event, since, revision < 0)) return { ...known, end: event.revision };
    return { state: evolved(fold, known.state, event), revision: event.revision, end: event.revision, since };
  }

  async function cachedOf<State, Event extends StreamEvent>(
    _: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State> | undefined> {
    const since = await beginning.newest();
    const cached = cache.get(stream)?.folded as Folded<State> | undefined;
    return cached?.since === since ? cached : undefined;
  }

  /** What other processes appended in the last milliseconds may be missing. */
  async function load<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    const cached = await cachedOf(fold, stream);
    return cached && (!follower || follower.isCurrent()) ? cached : readShared(fold, stream, cached);
  }

  /** As `load`, but may be stale: for a stream whose append is checked. */
  async function lastKnown<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    return (await cachedOf(fold, stream)) ?? readShared(fold, stream, undefined);
  }

  /** Reads the stream to its end: for decisions on facts of another stream that no later check covers. */
  async function loadNewest<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    return readOn(fold, stream, (await cachedOf(fold, stream)) ?? unread(fold));
  }

  function readShared<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    known: Folded<State> | undefined,
  ): Promise<Folded<State>> {
    const running = reading.get(stream) as Promise<Folded<State>> | undefined;
    if (running) return running;
    const read = readOn(fold, stream, known ?? unread(fold)).finally(() => reading.delete(stream));
    reading.set(stream, read);
    return read;
  }

  /** `take`: called with each event read. */
  async function readOn<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    known: Folded<State>,
    take?: (event: Event, revision: number) => void,
  ): Promise<Folded<State>> {
    return watching(stream, async (arrived) => {
      let folded = known;
      // Reads again for what the follower got past the end of the read: it would not get it again.
      do folded = await foldToEnd(fold, stream, folded, take).catch(passOn(onUnreadable));
      while (arrived.some(({ revision }) => revision > folded.end));
      keep(fold, stream, folded);
      return folded;
    });
  }

  /** Throws UnreadableEvent or NewerEvent, since a partial state must not be used for decisions. */
  async function foldToEnd<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    known: Folded<State>,
    take: ((event: Event, revision: number) => void) | undefined,
  ): Promise<Folded<State>> {
    const { since } = known;
    let { state, revision, end } = known;
    for (let ended = false; !ended;) {
      const part = await eventLog.readOn(stream, { from: end + 1, limit: READ_PAGE });
      if (end < 0 && part.events[0]) noteFirst(stream, part.events[0]);
      for (const event of part.events) {
        if (beginning.isForgotten(event, since, revision < 0)) continue;
        state = evolved(fold, state, event);
        ({ revision } = event);
        take?.(asEventOf<Event>(event), revision);
      }
      end = part.next - 1;
      ({ ended } = part);
    }
    return { state, revision, end, since };
  }

  /** An empty stream is kept only where a read of it costs a call to a server. */
  function keep<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    folded: Folded<State>,
  ): void {
    if (folded.revision < 0 && !follower) return;
    const newer = cache.peek(stream)?.folded;
    if (newer && (newer.since > folded.since || (newer.since === folded.since && newer.end >= folded.end))) return;
    cache.set(stream, { fold: fold as unknown as Entry['fold'], folded });
  }

  /** `arrived`: events of the stream that the follower gets while the work runs. */
  async function watching<Result>(stream: string, work: (arrived: Ours[]) => Promise<Result>): Promise<Result> {
    const arrived: Ours[] = [];
    if (!follower) return work(arrived);
    const all = watched.get(stream) ?? new Set();
    watched.set(stream, all.add(arrived));
    try {
      return await work(arrived);
    } finally {
      all.delete(arrived);
      if (all.size === 0) watched.delete(stream);
    }
  }

  /** No event of the stream is known. */
  function unread<State>({ initialState }: { initialState: State }): Folded<State> {
    return { state: initialState, revision: -1, end: -1, since: beginning.known() };
  }

  return { load, loadNewest, lastKnown, readOn, keep, watching, foldedOn, unread };
}

function passOn(onUnreadable: (error: UnreadableEvent) => void) {
  return (error: unknown): never => {
    if (error instanceof UnreadableEvent) onUnreadable(error);
    throw error;
  };
}

/** A malformed instant has the right type, but `evolve` may throw on it, every time. */
function evolved<State, Event extends StreamEvent>(
  { evolve }: Fold<State, Event>,
  state: State,
  event: RecordedEvent,
): State {
  try {
    return evolve(state, asEventOf<Event>(event));
  } catch (error) {
    if (error instanceof UnreadableEvent || error instanceof NewerEvent) throw error;
    throw new UnreadableEvent(event, 'no state can be made with it', error);
  }
}

/** The codec has validated the events, and a stream holds only events of its own module. */
export function asEventOf<Event extends StreamEvent>(event: RecordedEvent): Event {
  return requireReadable(event) as unknown as Event;
}
