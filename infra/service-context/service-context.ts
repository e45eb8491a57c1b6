import { secondFactorRule } from '#contracts/account/second-factor.ts';
import { startsAccount } from '#contracts/events/account.ts';
import { type UserType, userTypes } from '#contracts/roles.ts';
import { type AccessTokens, createAccessTokens } from '#infra/sessions/access-tokens.ts';
import { channelsNotConfigured } from '#infra/service/channels.ts';
import { type Clock, createClock } from '#infra/service/clock.ts';
import type { Config } from '#infra/service/config.ts';
import { type Engines, openEngines } from './engines.ts';
import { waitForDependencies } from '#infra/service/wait-for-dependencies.ts';
import { type RateLimits, rateLimits } from '#infra/http/routing/rate-limits.ts';
import { warnOfLateClock, logClockSteps } from '#infra/service/clock-checks.ts';
import { createLogger, type Logger } from '#infra/service/logging.ts';
import { createRetryUntilAvailable } from '#infra/eventing/resilience.ts';
import { requirePrivateDataOfLog } from '#infra/service/private-data-of-log.ts';
import { parkedEventsSchema } from '#infra/eventing/projections.ts';
import { createMetrics, type Metrics } from '#infra/service/metrics.ts';
import { createEndedSessions, type EndedSessions } from '#infra/sessions/ended-sessions.ts';
import { createSignedGrants, type SignedGrants } from '#infra/sessions/signed-grants.ts';
import type { PublicJwk } from '#infra/sessions/signing-keys.ts';
import { configuredTokenKeys } from '#infra/sessions/token-keys.ts';
import { tokenSecretOf } from '#infra/sessions/token-secret.ts';

/** Shared parts of every service: configured dependencies, clock, logger, metrics. */
export type ServiceContext = {
  config: Config;
  engines: Engines;
  clock: Clock;
  now: () => Date;
  logger: Logger;
  metrics: Metrics;
  accessTokens: AccessTokens<UserType>;
  /** Public keys for other services; only in the service that signs. */
  publicTokenKeys: readonly PublicJwk[];
  /** Empty in a process that does not keep them up to date: the command API asks the log instead. */
  endedSessions: EndedSessions;
  grants: SignedGrants;
  /** Accounts that must use two factors. */
  lacksSecondFactor: ReturnType<typeof secondFactorRule>;
} & RateLimits;

export async function createServiceContext(
  config: Config,
  clock: Clock = createClock(config.clockAheadMs),
): Promise<ServiceContext> {
  const logger = createLogger(config.logLevel);
  const { now } = clock;
  clock.watchSteps(logClockSteps(logger));
  const { production, dataDir } = config;
  const engines = await openEngines({ dataDir, engines: config.engines, production, now, logger });
  const notConfigured = channelsNotConfigured(config);
  if (production && notConfigured.length > 0)
    logger.warn({ channels: notConfigured }, 'Channels not configured; they reach no one');
  try {
    // A full disk must not block the start: reads still work, and writes retry.
    const { 'data folder': _, ...checks } = engines.checks;
    await waitForDependencies(checks, logger);
    const untilAvailable = createRetryUntilAvailable(new AbortController().signal, logger);
    await untilAvailable(() => requirePrivateDataOfLog(engines, [startsAccount]));
    await untilAvailable(() => warnOfLateClock(engines, now, logger));
  } catch (refused) {
    await engines.close();
    throw refused;
  }
  const secret = tokenSecretOf(config);
  const endedSessions = createEndedSessions({ now });
  const keys = configuredTokenKeys(config, now);
  const accessTokens = createAccessTokens({ keys, roles: userTypes, now, isOver: endedSessions.isOver });
  const grants = createSignedGrants({ secret, now, isOver: endedSessions.isOver });
  return {
    config,
    engines,
    clock,
    now,
    logger,
    metrics: createMetrics({
      token: config.metricsToken,
      leftOutByType: engines.eventNotices.leftOutByType,
      countParked: () => engines.documents.count(parkedEventsSchema.name),
    }),
    accessTokens,
    publicTokenKeys: keys.published,
    endedSessions,
    grants,
    lacksSecondFactor: secondFactorRule(config.adminSecondFactor),
    ...rateLimits({ enabled: config.rateLimits }),
  };
}
