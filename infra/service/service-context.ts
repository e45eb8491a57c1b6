import { type AccessTokens, createAccessTokens } from '../sessions/access-tokens.ts';
import { type Clock, createClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Engines, openEngines } from './engines.ts';
import { enginesThere } from './engines-there.ts';
import { type RateLimits, rateLimits } from '../http/routing/rate-limits.ts';
import { createLogger, type Logger } from './logging.ts';
import { createRetryUntilAvailable } from '../eventing/resilience/retry-until-available.ts';
import { requirePrivateDataOfLog } from './private-data-of-log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createEndedSessions, type EndedSessions } from '../sessions/ended-sessions.ts';
import { createSignedGrants, type SignedGrants } from '../sessions/signed-grants.ts';
import { tokenSecretOf } from '../sessions/token-secret.ts';

/** What every service stands on: the engines that the configuration names, one clock, one log. */
export type ServiceContext = {
  config: Config;
  engines: Engines;
  clock: Clock;
  now: () => Date;
  logger: Logger;
  metrics: Metrics;
  accessTokens: AccessTokens;
  /** Empty in a process that does not keep them up to date: the command API asks the log instead. */
  endedSessions: EndedSessions;
  grants: SignedGrants;
} & RateLimits;

export async function createServiceContext(config: Config, clock: Clock = createClock()): Promise<ServiceContext> {
  const logger = createLogger(config.logLevel);
  const { now } = clock;
  const engines = await openEngines({ dataDir: config.dataDir, engines: config.engines, now, logger });
  try {
    await enginesThere(engines.checks, logger);
    await createRetryUntilAvailable(new AbortController().signal, logger)(() => requirePrivateDataOfLog(engines));
  } catch (refused) {
    await engines.close();
    throw refused;
  }
  const secret = tokenSecretOf(config);
  const endedSessions = createEndedSessions({ now });
  const accessTokens = createAccessTokens({ secret, now, isOver: endedSessions.isOver });
  const grants = createSignedGrants({ secret, now, isOver: endedSessions.isOver });
  return {
    config,
    engines,
    clock,
    now,
    logger,
    metrics: createMetrics({ token: config.metricsToken, leftOutByType: engines.eventNotices.leftOutByType }),
    accessTokens,
    endedSessions,
    grants,
    ...rateLimits({ enabled: config.rateLimits }),
  };
}
