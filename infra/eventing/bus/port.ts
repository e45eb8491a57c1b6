export type BusMessage = { topic: string; key: string; value: unknown };

/** Called for each message, in order per key; the next call waits until this one has settled. */
export type BusHandler = (message: BusMessage) => Promise<void> | void;

/** Notifies other processes of changes. No decision depends on it: every consumer can catch up from the log. */
export type Bus = {
  /**
   * Throws EngineUnavailable if the bus is unavailable, and RangeError, before sending any, if a message exceeds the
   * limit.
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /**
   * `group`: one member receives each message; 'every-instance': each consumer receives all. Resolves when
   * subscribed; stops when the signal aborts.
   */
  consume(topic: string, group: string | 'every-instance', handler: BusHandler, signal: AbortSignal): Promise<void>;
  /** Throws EngineUnavailable if the bus does not answer; absent for a bus that is always available. */
  ping?(): Promise<void>;
  close(): Promise<void>;
};
