/**
 * Suki as `npm start` runs it, for the bench of the session check: with many ended sessions in memory or, with
 * SESSION_CHECK=off, without the check.
 */
import { createAccessTokens } from '#infra/sessions/access-tokens.ts';
import { type Config, readConfig } from '#infra/service/config.ts';
import { type ServiceContext, createServiceContext } from '#infra/service-context/service-context.ts';
import type { Clock } from '#infra/service/clock.ts';
import { runService } from '#infra/service/run-service.ts';
import { configuredTokenKeys } from '#infra/sessions/token-keys.ts';
import { userTypes } from '#contracts/roles.ts';
import { startSuki } from '../../suki.ts';

const ENDED = 20_000;

async function createContext(config: Config, clock?: Clock): Promise<ServiceContext> {
  const serviceContext = await createServiceContext(config, clock);
  const { endedSessions, now } = serviceContext;
  if (process.env['SESSION_CHECK'] === 'off')
    return {
      ...serviceContext,
      accessTokens: createAccessTokens({ keys: configuredTokenKeys(config, now), roles: userTypes, now }),
    };
  endedSessions.take(
    Array.from({ length: ENDED }, (_, n) => ({ accountId: `account ${n}`, era: 1, sessionId: `session ${n}` })),
  );
  return serviceContext;
}

await runService(async () => {
  const suki = await startSuki(readConfig(process.env), undefined, undefined, createContext);
  console.log(`Suki is ready at ${suki.url}`);
  return suki;
});
