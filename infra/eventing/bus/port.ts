export type BusMessage = { topic: string; key: string; value: unknown };

/** Runs for each message, in order for a key; the next one waits until it has settled. */
export type BusHandler = (message: BusMessage) => Promise<void> | void;

/** Carries what changed to those who did not make the change. Nothing is decided by it: every consumer can catch up from the log. */
export type Bus = {
  /**
   * Throws EngineUnavailable when the bus can't be had, and a RangeError, before any is sent, when one of them is
   * larger than it ever takes.
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /**
   * `group`: one instance of the group gets a message; 'every-instance': each consumer gets all. Resolves when
   * subscribed; stops when the signal aborts.
   */
  consume(topic: string, group: string | 'every-instance', handler: BusHandler, signal: AbortSignal): Promise<void>;
  /** Throws EngineUnavailable when the bus does not answer; left out where it can't be away. */
  ping?(): Promise<void>;
  close(): Promise<void>;
};
