import { pause, pauseBefore } from '../eventing/resilience/back-off.ts';
import { StartupError } from '../eventing/resilience/startup-error.ts';
import { EngineUnavailable } from '../eventing/resilience/engine-unavailable.ts';
import type { Checks } from '../http/routing/health.ts';
import type { Logger } from './logging.ts';

/**
 * Whatever is started before its engines are, or while one of them restarts, waits for them, and says so in a line each
 * time it asks, later and later. An engine that has turned us away is not waited for: throws StartupError with the
 * sentence that names the setting.
 */
export async function enginesThere(checks: Checks, logger: Pick<Logger, 'warn'>): Promise<void> {
  const over = new AbortController();
  const waiting = Object.entries(checks).map(([engine, check]) =>
    engineThere({ engine, check, logger, signal: over.signal }),
  );
  try {
    await Promise.all(waiting);
  } finally {
    over.abort();
    await Promise.allSettled(waiting);
  }
}

type Waiting = {
  engine: string;
  check: () => Promise<string | null>;
  logger: Pick<Logger, 'warn'>;
  signal: AbortSignal;
};

async function engineThere({ engine, check, logger, signal }: Waiting): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const missing = await check().catch((error: unknown) => error);
    if (missing === null) return;
    if (missing instanceof EngineUnavailable && missing.refusal !== undefined)
      throw new StartupError(missing.refusal, { cause: missing });
    if (signal.aborted) return;
    logger.warn({ err: missing, engine, attempt }, 'An engine is not there yet');
    await pause(pauseBefore(attempt), signal);
  }
}
