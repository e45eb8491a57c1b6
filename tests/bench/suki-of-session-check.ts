/** Suki as `npm start` runs it, for the bench of the session check: with many ended sessions in memory, or, by SESSION_CHECK=off, without the check. */
import { createAccessTokens } from '#infra/access-tokens.ts';
import { type Config, readConfig } from '#infra/config.ts';
import { type Foundation, layFoundation } from '#infra/foundation.ts';
import type { Clock } from '#infra/clock.ts';
import { runService } from '#infra/run-service.ts';
import { tokenSecretOf } from '#infra/token-secret.ts';
import { startSuki } from '../../suki.ts';

const ENDED = 20_000;

async function lay(config: Config, clock?: Clock): Promise<Foundation> {
  const foundation = await layFoundation(config, clock);
  const { endedSessions, now } = foundation;
  if (process.env['SESSION_CHECK'] === 'off') return { ...foundation, accessTokens: createAccessTokens({ secret: tokenSecretOf(config), now }) };
  endedSessions.take(Array.from({ length: ENDED }, (_, n) => ({ accountId: `account ${n}`, era: 1, sessionId: `session ${n}` })));
  return foundation;
}

await runService(async () => {
  const suki = await startSuki(readConfig(process.env), undefined, undefined, lay);
  console.log(`Suki is ready at ${suki.url}`);
  return suki;
});
