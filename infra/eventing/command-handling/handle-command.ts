import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-log/envelope.ts';
import { type Appended, type DecodedLog, WrongExpectedRevision } from '../event-log/port.ts';
import { NewerEvent, requireReadable, UnreadableEvent } from '../event-log/sealed-event.ts';
import { derivedId } from '../ids.ts';
import type { Command, Decider, Decision, Fold, Refused } from './decider.ts';
import { findEvent, isStored } from './find-event.ts';
import { createKeyedMutex } from './keyed-mutex.ts';

/** The part of a command's context that the handler uses. The product's other fields go into the events' metadata. */
export type CommandContext = {
  commandId: string;
  /** The correlation id of a stream's thread, if it has one, takes precedence. */
  correlationId?: string;
  causationId?: string;
  /** The revision that the caller last saw (If-Match): the command is refused as stale at any other revision. */
  ifRevision?: number | null;
  /** The stream's id was created for this attempt, so the stream is not read first. If it exists, the append fails. */
  isNewStream?: boolean;
};

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
export type Handled<State, Event> = Folded<State> & {
  /** Log position reached; where nothing was appended, one by which all that it rests on had happened. */ position: number;
  events: readonly Event[];
};

type StreamEvent = { type: string; data: unknown };

const TRIES = 3;
const STAND_BACK_MS = 50;
const READ_PAGE = 1000;
const CACHED_STREAMS = 20_000;

export type CommandLog<Metadata extends EventMetadata> = Pick<DecodedLog<Metadata>, 'append' | 'readOn' | 'head'>;

/** Correlation ids of related streams, regardless of the cause of an event. */
export type Threads<Metadata extends EventMetadata> = {
  /** Called with the first event of each stream that is read or written. */
  note(stream: string, first: { metadata: Metadata }): void;
  /** Undefined if the event starts a thread, or has none. */
  correlationId(stream: string, event: StreamEvent, isNewStream: boolean): Promise<string | undefined>;
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

const wholeLog: Beginning = { newest: async () => 0, known: () => 0, isForgotten: () => false };

/** The product-specific part of command handling. */
export type CommandHandling<Context extends CommandContext, Metadata extends EventMetadata, Refusal extends Refused> = {
  /** The part of the context that goes into the events' metadata, besides the ids. */
  metadataOf: (context: Context) => Omit<Metadata, Exclude<keyof EventMetadata, 'actor'>>;
  threads: Threads<Metadata>;
  /** The error for a caller that has not seen the stream's newest revision. */
  stale: Refusal;
  /** The error for a refusal. */
  failureOf: (refusal: Refusal) => Error;
  /** The error after repeated optimistic concurrency conflicts. */
  conflict: () => Error;
  beginning?: Beginning;
  /** Called with an event that cannot be folded, each time a command is refused because of it. */
  onUnreadable?: (error: UnreadableEvent) => void;
  /**
   * True if other processes append to the log. Then facts from other streams are read each time, and so are appended
   * events when the event log cannot confirm that this attempt stored them.
   */
  hasConcurrentWriters?: boolean;
};

/**
 * Load, decide, append: the imperative shell of the functional core. States are cached by stream with their revision,
 * so that a warm command reads nothing. The expected revision makes a stale cache harmless: after a conflict the
 * state is updated and the command decided again, three times at most.
 */
export function createCommandHandler<
  Context extends CommandContext,
  Metadata extends EventMetadata,
  Refusal extends Refused,
>(
  eventLog: CommandLog<Metadata>,
  {
    metadataOf,
    threads,
    stale,
    failureOf,
    conflict,
    beginning = wholeLog,
    onUnreadable = () => {},
    hasConcurrentWriters = false,
  }: CommandHandling<Context, Metadata, Refusal>,
) {
  const cache = new LRUCache<string, Folded<unknown>>({ max: CACHED_STREAMS });
  const oneAtATime = createKeyedMutex();
  const envelope = envelopeWith<Context, Metadata>(metadataOf);

  /** The current state, including other processes' events. */
  async function load<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    const known = await lastKnown(fold, stream);
    return hasConcurrentWriters && known.cached ? foldOn(fold, stream, known.folded) : known.folded;
  }

  async function lastKnown<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<{ folded: Folded<State>; cached: boolean }> {
    const since = await beginning.newest();
    // A stream is always folded by its own module's decider, so its cache entry has that state type.
    const cached = cache.get(stream) as Folded<State> | undefined;
    const known = cached?.since === since ? cached : undefined;
    return { folded: known ?? (await foldOn(fold, stream, unread(fold, since))), cached: known !== undefined };
  }

  /**
   * As `load`, including other processes' appends: for decisions on facts of another stream that no later check
   * covers.
   */
  async function loadNewest<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    return foldOn(fold, stream, await load(fold, stream));
  }

  /** `take`: called with each event read. */
  async function foldOn<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    known: Folded<State>,
    take?: Take<Event>,
  ): Promise<Folded<State>> {
    const reading = { noteFirst: threads.note, beginning, take };
    const folded = await foldToEnd(eventLog, fold, stream, known, reading).catch(passOn(onUnreadable));
    if (folded.revision >= 0) cache.set(stream, folded);
    return folded;
  }

  /**
   * Decides the command on the stream's state and appends the events. Throws `failureOf` a refusal, and `conflict`
   * after repeated conflicts with other processes; commands of this process are serialised. Without this, concurrent
   * commands on one stream livelock.
   */
  function handle<State, AnyCommand extends Command, Event extends StreamEvent>(
    decider: Decider<State, AnyCommand, Event, Refusal>,
    stream: string,
    command: AnyCommand,
    context: Context,
  ): Promise<Handled<State, Event>> {
    return oneAtATime(stream, () => handled(decider, stream, command, context));
  }

  async function handled<State, AnyCommand extends Command, Event extends StreamEvent>(
    decider: Decider<State, AnyCommand, Event, Refusal>,
    stream: string,
    command: AnyCommand,
    context: Context,
  ): Promise<Handled<State, Event>> {
    // The appended state may be stale here; the expected revision detects it.
    let { folded } = context.isNewStream
      ? { folded: unread(decider, beginning.known()) }
      : await lastKnown(decider, stream);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const decision = seesNewest(context, folded) ? decider.decide(command, folded.state) : stale;
      const events = isRefusal(decision) ? [] : decision;
      if (events.length > 0) {
        const appended = await append(decider, stream, folded, events, context);
        if (appended) return appended;
        // After two conflicts with other processes: without a pause, commands that were blocked together would
        // conflict a third time.
        if (attempt > 1) await delay(Math.random() * STAND_BACK_MS);
      }
      // The cached state may be outdated: a refusal or a no-op must rest on the current state.
      const newest = await foldOn(decider, stream, folded);
      if (events.length === 0 && newest.revision === folded.revision) {
        if (isRefusal(decision)) await requireStored(eventLog, stream, context, failureOf(decision));
        return unchanged(eventLog, folded);
      }
      folded = newest;
    }
    // An earlier attempt may have stored some of these events, and no log accepts known ids together with new ones.
    await requireStored(eventLog, stream, context, conflict());
    return unchanged(eventLog, folded);
  }

  /**
   * Dry run: decides now without appending. Called before a reservation in another stream, so that nothing is
   * reserved for a command that would be refused. `isDone`: the outcome already holds, or an earlier attempt was
   * stored. Throws the refusal.
   */
  async function dryRun<State, AnyCommand extends Command, Event extends StreamEvent>(
    decider: Decider<State, AnyCommand, Event, Refusal>,
    stream: string,
    command: AnyCommand,
    context: Context,
  ): Promise<Folded<State> & { isDone: boolean }> {
    const folded = await loadNewest(decider, stream);
    const decided = decider.decide(command, folded.state);
    const decision = isRefusal(decided) || seesNewest(context, folded) ? decided : stale;
    if (isRefusal(decision)) await requireStored(eventLog, stream, context, failureOf(decision));
    return { ...folded, isDone: isRefusal(decision) || decision.length === 0 };
  }

  /** Undefined after an optimistic concurrency conflict. */
  async function append<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    folded: Folded<State>,
    events: readonly Event[],
    context: Context,
  ): Promise<Handled<State, Event> | undefined> {
    const envelopes = await Promise.all(
      events.map(async (event, index) => {
        const correlationId = await threads.correlationId(stream, event, folded.end < 0);
        return envelope(stream, event, index, { ...context, ...(correlationId && { correlationId }) });
      }),
    );
    const appended = await eventLog
      .append(stream, folded.end < 0 ? 'none' : folded.end, envelopes)
      .catch(unlessConflict);
    if (!appended) return undefined;
    const { revision, position, isRepeat } = appended;
    if (folded.revision < 0 && envelopes[0]) threads.note(stream, envelopes[0]);
    // The log already has these event ids: another attempt of this command was stored, and this decision is discarded.
    if (isRepeat || revision !== folded.end + events.length)
      return { ...(await foldOn(fold, stream, folded)), position, events: [] };
    // Another process may have stored the same ids here with its own decision, and the event log does not report it.
    if (isRepeat === undefined && hasConcurrentWriters && !context.isNewStream)
      return readBack((take) => foldOn(fold, stream, folded, take), { revision, position });
    const next = { ...folded, state: events.reduce(fold.evolve, folded.state), revision, end: revision };
    const newer = cache.get(stream);
    if (!newer || newer.revision < revision) cache.set(stream, next);
    return { ...next, position, events };
  }

  return {
    load,
    loadNewest,
    isStored: (stream: string, commandId: string) => isStored(eventLog, stream, commandId),
    /** The cause of a later event of the stream, or a repeat. */
    find: (stream: string, ...meant: Meant<Metadata>) => findEvent(eventLog, stream, ...meant),
    handle,
    dryRun,
  };
}

/** Succeeds if an earlier attempt of the command was stored; otherwise throws the failure. */
async function requireStored<Metadata extends EventMetadata>(
  eventLog: CommandLog<Metadata>,
  stream: string,
  { commandId }: CommandContext,
  failure: Error,
): Promise<void> {
  if (!(await isStored(eventLog, stream, commandId))) throw failure;
}

async function unchanged<State, Metadata extends EventMetadata>(
  eventLog: CommandLog<Metadata>,
  folded: Folded<State>,
): Promise<Handled<State, never>> {
  return { ...folded, events: [], position: await eventLog.head() };
}

type Take<Event> = (event: Event, revision: number) => void;

/** The events stored at this place, by any attempt of the command. */
async function readBack<State, Event>(
  foldOn: (take: Take<Event>) => Promise<Folded<State>>,
  { revision, position }: Appended,
): Promise<Handled<State, Event>> {
  const events: Event[] = [];
  const newest = await foldOn((event, at) => {
    if (at <= revision) events.push(event);
  });
  return { ...newest, position, events };
}

type FoldingOn<Metadata extends EventMetadata, Event> = {
  noteFirst: Threads<Metadata>['note'];
  beginning: Beginning;
  take: Take<Event> | undefined;
};

/** Throws UnreadableEvent or NewerEvent, since a partial state must not be used for decisions. */
async function foldToEnd<State, Event extends StreamEvent, Metadata extends EventMetadata>(
  eventLog: CommandLog<Metadata>,
  fold: Fold<State, Event>,
  stream: string,
  known: Folded<State>,
  { noteFirst, beginning, take }: FoldingOn<Metadata, Event>,
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

function unread<State>({ initialState }: { initialState: State }, since: number): Folded<State> {
  return { state: initialState, revision: -1, end: -1, since };
}

function isRefusal<Event, Refusal extends Refused>(decision: Decision<Event, Refusal>): decision is Refusal {
  return 'refused' in decision;
}

function seesNewest({ ifRevision }: CommandContext, { revision }: Folded<unknown>): boolean {
  return ifRevision == null || ifRevision === revision;
}

/** Ids derive from command, stream and index, so that a retried command stores its events once. */
function envelopeWith<Context extends CommandContext, Metadata extends EventMetadata>(
  metadataOf: (context: Context) => object,
) {
  return (
    stream: string,
    { type, data }: StreamEvent,
    index: number,
    context: Context,
  ): NewEvent<string, unknown, Metadata> => {
    const { commandId, correlationId = commandId, causationId = commandId } = context;
    const ids = { schemaVersion: 1, commandId, $correlationId: correlationId, $causationId: causationId };
    // CommandHandling guarantees that these parts form a complete Metadata.
    return {
      id: derivedId(`${stream}#${index}`, commandId),
      type,
      data,
      metadata: { ...ids, ...metadataOf(context) } as unknown as Metadata,
    };
  };
}

function unlessConflict(error: unknown): undefined {
  if (!(error instanceof WrongExpectedRevision)) throw error;
}

type Meant<Metadata extends EventMetadata> = [
  isMeant: (event: RecordedEvent<string, unknown, Metadata>) => boolean,
  direction?: 'forwards' | 'backwards',
];

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
function asEventOf<Event extends StreamEvent>(event: RecordedEvent): Event {
  return requireReadable(event) as unknown as Event;
}
