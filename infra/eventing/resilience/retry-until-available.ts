import { pause, pauseBefore } from './back-off.ts';
import { EngineUnavailable } from './engine-unavailable.ts';
import type { Logger } from '../logger.ts';

/** Retries the work with increasing pauses while a dependency is unavailable; any other failure ends it. */
export function createRetryUntilAvailable(signal: AbortSignal, logger: Pick<Logger, 'warn'>) {
  return async function waitingForEngine<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineUnavailable)) throw error;
        logger.warn({ err: error, attempt }, 'Dependency unavailable; retrying');
        await pause(pauseBefore(attempt), signal);
      }
    }
  };
}

/** Creates a value at the first request; after a failure, the next request tries again. */
export function lazyOnce<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (failure) {
      made = undefined;
      throw failure;
    }
  };
}
