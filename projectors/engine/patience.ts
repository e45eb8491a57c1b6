import type { Logger } from 'pino';
import { pause, pauseBefore } from '#infra/back-off.ts';
import { EngineUnavailable } from '#infra/engine-unavailable.ts';

export type ProjectorLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Does the work again and again, with growing pauses, while an engine is away; any other failure ends it. */
export function createPatience(signal: AbortSignal, logger: ProjectorLogger) {
  return async function waitingForEngine<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineUnavailable)) throw error;
        logger.warn({ err: error, attempt }, 'The document store is away and is tried again');
        await pause(pauseBefore(attempt), signal);
      }
    }
  };
}
