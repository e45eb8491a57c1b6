import { pause } from '../resilience/back-off.ts';
import type { BusMessage } from './port.ts';

export type BusFailure = { message: BusMessage; error: unknown; attempt: number; gaveUp: boolean };

export type RetryOptions = {
  onError?: (failure: BusFailure) => void;
  /** Pause before the second attempt; it doubles with each further attempt. */
  firstRetryMs?: number;
  /** Number of attempts after which the message is reported as given up and the next one is handled. */
  attempts?: number;
};

export type Retry = Required<RetryOptions>;

/** With the defaults: the first pause is 50 ms, and the message is given up after 8 attempts. */
export function retryOf({ onError = warn, firstRetryMs = 50, attempts = 8 }: RetryOptions): Retry {
  return { onError, firstRetryMs, attempts };
}

/**
 * The failure policy of every bus: retries with increasing pauses, then gives up and reports. False if stopped before
 * the outcome.
 */
export async function handleWithRetries(
  message: BusMessage,
  handle: () => Promise<void> | void,
  { onError, firstRetryMs, attempts }: Retry,
  stopped: AbortSignal,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (stopped.aborted) return false;
    try {
      await handle();
      return true;
    } catch (error) {
      const gaveUp = attempt === attempts;
      onError({ message, error, attempt, gaveUp });
      if (!gaveUp) await pause(firstRetryMs * 2 ** (attempt - 1), stopped);
    }
  }
  return true;
}

function warn({ message, error, attempt, gaveUp }: BusFailure): void {
  process.emitWarning(
    `A consumer of ${message.topic} failed on ${message.key}, attempt ${attempt}${gaveUp ? ', given up' : ''}: ${String(error)}`,
  );
}
