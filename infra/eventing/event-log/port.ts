import type { EventMetadata, NewEvent, RecordedEvent } from './envelope.ts';

/** What the writer believes the stream's last revision to be: a number, 'none' for a new stream, 'any' for no check. */
export type ExpectedRevision = number | 'none' | 'any';

export type Appended = {
  revision: number;
  position: number;
  /**
   * True: the log held these event ids before, with whatever was appended under them then. False: it did not. Left out
   * where the engine doesn't tell: then only reading them back does.
   */
  isRepeat?: boolean;
};

export type Batch<Metadata extends EventMetadata = EventMetadata> = {
  events: RecordedEvent<string, unknown, Metadata>[];
  /** True when the batch reaches the end of the log as it was when read. An empty batch only says this, or that the position moved. */
  caughtUp: boolean;
  /** All wanted events up to here have been given: a subscriber to a few types moves its checkpoint past the others with it. */
  position: number;
};

export type ReadStreamOptions = {
  /** First revision wanted (inclusive); for 'backwards' the one to start down from (default: the last). */
  from?: number;
  direction?: 'forwards' | 'backwards';
  limit?: number;
};

export type ReadAllOptions = {
  /** Exclusive: events after this position. 0 reads from the start. */
  after: number;
  types?: readonly string[];
  limit?: number;
};

/**
 * Whose positions are meant. Random, and written once. A copy of a log (`events copy`) and one that was put back from a
 * back-up have another `id`, since their positions are others or may become so; their `origin` stays.
 */
export type LogIdentity = { id: string; origin: string };

/**
 * The one place that keeps what happened. An append is durable when its promise resolves.
 * Throws WrongExpectedRevision on a conflict, AppendTooLarge beyond what every engine takes, EngineUnavailable when the
 * log can't take or give events now.
 */
export type EventLog<Metadata extends EventMetadata = EventMetadata> = {
  /** An append repeated with the same event ids answers as the first one did. Events of one append are stored all or none. */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent<string, unknown, Metadata>[],
  ): Promise<Appended>;
  readStream(stream: string, options?: ReadStreamOptions): Promise<RecordedEvent<string, unknown, Metadata>[]>;
  readAll(options: ReadAllOptions): Promise<RecordedEvent<string, unknown, Metadata>[]>;
  /** Pull-style: the next batch is read when the consumer asks for it. Ends when the signal aborts. */
  subscribe(
    options: { after: number; types?: readonly string[]; batchSize?: number },
    signal: AbortSignal,
  ): AsyncIterable<Batch<Metadata>>;
  /** The position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  identity(): Promise<LogIdentity>;
  /** Whether the log can be read on from this position, as it can from any that it gave. */
  holds(position: number): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * `next`: the revision to read on from, including foreign events; `ended`: there were no further events at the time
 * of the read.
 */
export type StreamPart<Metadata extends EventMetadata = EventMetadata> = {
  events: RecordedEvent<string, unknown, Metadata>[];
  next: number;
  ended: boolean;
};

/**
 * The log as everybody reads it but those who copy it whole (codec.ts): without what others wrote, so that revisions have
 * gaps, and with sealed events (sealed-event.ts) where something of ours can't be read.
 */
export type DecodedLog<Metadata extends EventMetadata = EventMetadata> = EventLog<Metadata> & {
  /** As readStream, and says how far the stream was read. */
  readOn(stream: string, options: ReadStreamOptions): Promise<StreamPart<Metadata>>;
};

/** The log for those who only follow it. */
export type FollowedLog<Metadata extends EventMetadata = EventMetadata> = Pick<
  EventLog<Metadata>,
  'subscribe' | 'head' | 'identity' | 'close'
>;

/** An optimistic concurrency conflict: nothing of the append was stored. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** -1 when the stream has no events. */
  readonly actual: number;

  constructor(stream: string, expected: ExpectedRevision, actual: number) {
    super(`Stream ${stream} is at revision ${actual}, expected ${expected}`);
    this.name = 'WrongExpectedRevision';
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** Nothing was stored. `most` applies to all event logs, so that a log can be moved to any other. */
export class AppendTooLarge extends RangeError {
  readonly stream: string;
  readonly most: number;

  constructor(stream: string, bytes: number, most: number) {
    super(`An append to ${stream} has ${bytes} bytes, and may have ${most}`);
    this.name = 'AppendTooLarge';
    this.stream = stream;
    this.most = most;
  }
}
