import { setTimeout as delay } from 'node:timers/promises';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-log/envelope.ts';
import { type Appended, type DecodedLog, WrongExpectedRevision } from '../event-log/port.ts';
import type { UnreadableEvent } from '../event-log/sealed-event.ts';
import { derivedId } from '../ids.ts';
import type { Command, Decider, Decision, Fold, Refused } from './decider.ts';
import { findEvent, isStored } from './find-event.ts';
import type { Follower } from './follower.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { asEventOf, type Beginning, createStreamStates, type Folded, type StreamEvent } from './stream-states.ts';

/** The part of a command's context that the handler uses. The product's other fields go into the events' metadata. */
export type CommandContext = {
  commandId: string;
  /** Default correlation id; that of the stream, if it has one, takes precedence. */
  correlationId?: string;
  causationId?: string;
  /** The revision that the caller last saw (If-Match): the command is refused as stale at any other revision. */
  ifRevision?: number | null;
  /**
   * The stream's id was created for this attempt, or derived from the command's id (`unless repeated`), so the stream is
   * not read first. If it exists, the append fails.
   */
  isNewStream?: boolean | 'unless repeated';
};

export type Handled<State, Event> = Folded<State> & {
  /** Log position reached; without new events, a position at which all facts of the decision were stored. */ position: number;
  events: readonly Event[];
};

const TRIES = 3;
const STAND_BACK_MS = 50;

export type CommandLog<Metadata extends EventMetadata> = Pick<DecodedLog<Metadata>, 'append' | 'readOn' | 'head'>;

/** Correlation ids of related streams, regardless of the cause of an event. */
export type Threads<Metadata extends EventMetadata> = {
  /** Called with the first event of each stream that is read or written. */
  note(stream: string, first: { metadata: Metadata }): void;
  /** Undefined if the event starts a thread, or has none. */
  correlationId(stream: string, event: StreamEvent, isNewStream: boolean): Promise<string | undefined>;
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
   * Required if other processes append to the log: keeps the states of other streams current. Appended events are
   * taken from it, or read back, when the event log cannot confirm that this attempt stored them.
   */
  follower?: Follower<Metadata> | undefined;
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
    follower,
  }: CommandHandling<Context, Metadata, Refusal>,
) {
  const oneAtATime = createKeyedMutex();
  const envelope = envelopeWith<Context, Metadata>(metadataOf);

  const states = createStreamStates({ eventLog, beginning, noteFirst: threads.note, onUnreadable, follower });
  const { load, loadNewest, lastKnown, readOn, keep, unread } = states;

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
    let folded = context.isNewStream ? unread(decider) : await lastKnown(decider, stream);
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
      const newest = await readOn(decider, stream, folded);
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
    const decideOn = (known: Folded<State>) => {
      const decided = decider.decide(command, known.state);
      return isRefusal(decided) || seesNewest(context, known) ? decided : stale;
    };
    let folded = await load(decider, stream);
    let decision = decideOn(folded);
    // As in `handled`: a refusal or a no-op must rest on the current state.
    if (isRefusal(decision) || decision.length === 0) {
      folded = await readOn(decider, stream, folded);
      decision = decideOn(folded);
    }
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
    return states.watching(stream, async (arrived) => {
      const appended = await eventLog
        .append(stream, folded.end < 0 ? 'none' : folded.end, envelopes)
        .catch(unlessConflict);
      if (!appended) return undefined;
      const { revision, position, isRepeat } = appended;
      if (folded.revision < 0 && envelopes[0]) threads.note(stream, envelopes[0]);
      // The log already has these event ids: another attempt of this command was stored, and this decision is discarded.
      if (isRepeat || revision !== folded.end + events.length)
        return { ...(await readOn(fold, stream, folded)), position, events: [] };
      // Another process may have stored the same ids here with its own decision, and the event log does not report it.
      if (
        follower &&
        ((isRepeat === undefined && context.isNewStream !== true) || arrived.some((event) => event.revision > revision))
      )
        return (
          (await followed(fold, stream, folded, appended, arrived)) ??
          readBack((take) => readOn(fold, stream, folded, take), appended)
        );
      const next = { ...folded, state: events.reduce(fold.evolve, folded.state), revision, end: revision };
      keep(fold, stream, next);
      return { ...next, position, events };
    });
  }

  /** The events stored at this place, by any attempt of the command, once the follower has them. */
  async function followed<State, Event extends StreamEvent>(
    fold: Fold<State, Event>,
    stream: string,
    folded: Folded<State>,
    { revision, position }: Appended,
    arrived: readonly RecordedEvent<string, unknown, Metadata>[],
  ): Promise<Handled<State, Event> | undefined> {
    if (!(await follower?.reached(position))) return undefined;
    const since = arrived.filter((event) => event.revision > folded.end);
    if (since.some((event, index) => event.revision !== folded.end + 1 + index)) return undefined;
    const stored = since.filter((event) => event.revision <= revision);
    if (stored.length !== revision - folded.end) return undefined;
    const next = since.reduce((known, event) => states.foldedOn(fold, known, event), folded);
    keep(fold, stream, next);
    return { ...next, position, events: stored.map((event) => asEventOf<Event>(event)) };
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
  readOn: (take: Take<Event>) => Promise<Folded<State>>,
  { revision, position }: Appended,
): Promise<Handled<State, Event>> {
  const events: Event[] = [];
  const newest = await readOn((event, at) => {
    if (at <= revision) events.push(event);
  });
  return { ...newest, position, events };
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
