import { pause, pauseBefore, StartupError, EngineUnavailable } from '../eventing/resilience.ts';
import type { Checks } from '../http/routing/health.ts';
import type { Logger } from './logging.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Waits until every dependency answers, with back-off and one log line per attempt. Throws StartupError, naming the
 * setting, when a dependency rejects the credentials or certificate.
 */
export async function waitForDependencies(checks: Checks, logger: Pick<Logger, 'warn'>): Promise<void> {
  const over = new AbortController();
  const waiting = Object.entries(checks).map(([dependency, check]) =>
    waitFor({ dependency, check, logger, signal: over.signal }),
  );
  try {
    await Promise.all(waiting);
  } finally {
    over.abort();
    await Promise.allSettled(waiting);
  }
}

type Waiting = {
  dependency: string;
  check: () => Promise<string | null>;
  logger: Pick<Logger, 'warn'>;
  signal: AbortSignal;
};

async function waitFor({ dependency, check, logger, signal }: Waiting): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const missing = await check().catch((error: unknown) => error);
    if (missing === null) return;
    const refusal = missing instanceof EngineUnavailable ? refusalOf(missing) : undefined;
    if (refusal !== undefined) throw new StartupError(refusal, { cause: missing });
    if (signal.aborted) return;
    logger.warn({ err: missing, dependency, attempt }, 'Dependency not available yet; retrying');
    await pause(pauseBefore(attempt), signal);
  }
}
