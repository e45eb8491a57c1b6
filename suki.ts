import { join } from 'node:path';
import { createCommandApi } from '#command-api/app.ts';
import { demoAccounts } from '#command-api/demo/demo-accounts.ts';
import { prepareFirstStart } from '#command-api/first-start.ts';
import { allPolicies } from '#command-api/policies/all.ts';
import { startPolicies } from '#command-api/policies/start-policies.ts';
import { createAccessTokens } from '#infra/access-tokens.ts';
import { createClock } from '#infra/clock.ts';
import { type Config, readConfig, tokenSecretOf } from '#infra/config.ts';
import { openEngines } from '#infra/engines.ts';
import { apiDocs } from '#infra/http/api-docs.ts';
import { apiRouter } from '#infra/http/api-router.ts';
import { developmentPages } from '#infra/http/development-pages.ts';
import { fileRoute } from '#infra/http/file-route.ts';
import { frontEnd } from '#infra/http/front-end.ts';
import { rateLimits } from '#infra/http/rate-limits.ts';
import { createReplies } from '#infra/http/replies.ts';
import { closeServer, createWebServer, listen } from '#infra/http/web-server.ts';
import { createLogger } from '#infra/logging.ts';
import { createMetrics } from '#infra/metrics.ts';
import { runService } from '#infra/run-service.ts';
import { startProjectors } from '#projectors/start.ts';
import { queryHandlers } from '#query-api/app.ts';
import { inProcessCommands } from '#realtime-gateway/command-client.ts';
import { type Gateway, startGateway } from '#realtime-gateway/start.ts';

const FRONT_END = join(import.meta.dirname, 'frontend/dist');
const SWEEP_EVERY_MS = 60 * 60 * 1000;

export type RunningSuki = { url: string; stop(): Promise<void> };

/**
 * All of Suki in one process on the embedded adapters: what `npm start` runs, and what tests start on ports of their
 * own. Follow an event through it from top to bottom: engines, commands, projector, queries, gateway.
 */
export async function startSuki(config: Config, say: (line: string) => void = () => {}): Promise<RunningSuki> {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const clock = createClock();
  const { now } = clock;
  const engines = await openEngines({ dataDir: config.dataDir, engines: config.engines, now, logger });
  const { eventLog, documents, privateDocuments, bus, files, outbox } = engines;
  const accessTokens = createAccessTokens({ secret: tokenSecretOf(config), now });
  const stopping = new AbortController();

  const commandApi = await createCommandApi({ eventLog, privateDocuments, files, mail: outbox.mail, sms: outbox.sms, accessTokens, now });
  await prepareFirstStart({ config, api: commandApi, eventLog, privateDocuments, outbox, clock, logger, say });

  const projector = await startProjectors({ eventLog, documents, bus, signal: stopping.signal, logger, now });
  const policies = await startPolicies({ eventLog, documents, policies: allPolicies, commands: commandApi.commands, settings: commandApi.settings, now, logger });
  await projector.caughtUp;

  const replies = await createReplies(privateDocuments, now);
  const limit = rateLimits({ enabled: config.rateLimits });
  const verify = (token: string) => accessTokens.verify(token);
  const queries = queryHandlers({ documents, eventLog, now, progress: projector, isOnline: (accountId) => gateway.isOnline(accountId) });
  const server = createWebServer({
    logger,
    metrics,
    trustProxy: config.trustProxy,
    checks: {
      'event log': async () => ((await eventLog.head()) >= 0 ? null : 'does not answer'),
      projectors: async () => (projector.position() >= (await eventLog.head()) ? null : 'catching up'),
    },
    api: [apiDocs(), fileRoute(files), apiRouter(queries, { verify, logger, limit, progress: projector }), apiRouter(commandApi.handlers, { verify: commandApi.verify, logger, limit, replies })],
    pages: [...(config.production ? [] : [developmentPages({ outbox, demoAccounts: config.seed === 'demo' ? demoAccounts : [] })]), frontEnd(FRONT_END)],
  });
  const gateway: Gateway = await startGateway({ httpServer: server, bus, accessTokens, commands: inProcessCommands(commandApi.handlers), now, logger, progress: projector });
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);

  function sweep(): void {
    Promise.all([commandApi.sweep(), replies.sweep()]).catch((error: unknown) => logger.warn({ err: error }, 'What has expired could not be deleted'));
  }

  async function stop(): Promise<void> {
    clearInterval(sweeping);
    await gateway.stop();
    await closeServer(server);
    await policies.stop();
    stopping.abort();
    await projector.stop();
    await engines.close();
  }

  try {
    const port = await listen(server, config);
    return { url: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function introduce(url: string, config: Config): void {
  console.log(`\nSuki is ready at ${url}\n`);
  if (config.seed !== 'demo') return;
  for (const { userType, email, password } of demoAccounts) console.log(`  ${userType.padEnd(7)} ${email.padEnd(20)} ${password}`);
  console.log(`\n  Mail and texts: ${url}/dev/outbox   Calls: ${url}/api/docs   Stop: Ctrl-C\n`);
}

if (import.meta.main) {
  await runService(async () => {
    const config = readConfig(process.env);
    const suki = await startSuki(config, console.log);
    introduce(suki.url, config);
    return suki;
  });
}
