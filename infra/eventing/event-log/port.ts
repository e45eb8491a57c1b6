import type { EventMetadata, NewEvent, RecordedEvent } from './envelope.ts';

/** The expected last revision of the stream: a number, 'none' for a new stream, 'any' for no check. */
export type ExpectedRevision = number | 'none' | 'any';

export type Appended = {
  revision: number;
  position: number;
  /**
   * Whether the log already held these event ids. Undefined if the event log does not report it; then read the events
   * back.
   */
  isRepeat?: boolean;
};

export type Batch<Metadata extends EventMetadata = EventMetadata> = {
  events: RecordedEvent<string, unknown, Metadata>[];
  /**
   * True if the batch reaches the end of the log at the time of the read. An empty batch reports only this, or a new
   * position.
   */
  caughtUp: boolean;
  /**
   * All wanted events up to this position have been yielded: a subscriber of a few types advances its checkpoint past
   * others.
   */
  position: number;
};

export type ReadStreamOptions = {
  /** First revision (inclusive); for 'backwards' the highest (default: the last). */
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
 * Identity of a log's positions: random, written once. A copied (`events copy`) or restored log has another `id`,
 * since its positions differ or may differ; `origin` stays.
 */
export type LogIdentity = { id: string; origin: string };

/**
 * The source of truth. An append is durable when its promise resolves. Throws WrongExpectedRevision on a conflict,
 * AppendTooLarge beyond the common limit, EngineUnavailable if the log is unavailable.
 */
export type EventLog<Metadata extends EventMetadata = EventMetadata> = {
  /** A repeated append with the same event ids gets the first answer. Events of one append are stored all or none. */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent<string, unknown, Metadata>[],
  ): Promise<Appended>;
  readStream(stream: string, options?: ReadStreamOptions): Promise<RecordedEvent<string, unknown, Metadata>[]>;
  readAll(options: ReadAllOptions): Promise<RecordedEvent<string, unknown, Metadata>[]>;
  /**
   * Pull-based: reads the next batch when the consumer asks. Ends when the signal aborts. `onLost`: called when events
   * may be late, because the log's server is unavailable.
   */
  subscribe(
    options: { after: number; types?: readonly string[]; batchSize?: number; onLost?: () => void },
    signal: AbortSignal,
  ): AsyncIterable<Batch<Metadata>>;
  /** The position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  identity(): Promise<LogIdentity>;
  /** Whether reading can continue from this position, as from any position that the log returned. */
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
 * The decoded log (codec.ts), for all readers except copies of the whole log: without foreign events, so that
 * revisions have gaps, and with sealed events (sealed-event.ts) for unreadable ones.
 */
export type DecodedLog<Metadata extends EventMetadata = EventMetadata> = EventLog<Metadata> & {
  /** As readStream, with the revision reached. */
  readOn(stream: string, options: ReadStreamOptions): Promise<StreamPart<Metadata>>;
};

/** The log for subscribers. */
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
