import { join } from 'node:path';
import { cloudPeople, demoAccounts } from '#demo/people/demo-accounts.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { searchesInVain } from '#demo/texts/searches.ts';
import { startCommandApi } from '#command-api/start.ts';
import { lacksPermission } from '#contracts/account/staff-permissions.ts';
import { cloudSignInOrigins } from '#infra/identity/cloud-sign-in-origins.ts';
import { channelsNotConfigured } from '#infra/service/channels.ts';
import { type Clock, createClock } from '#infra/service/clock.ts';
import { type Config, readConfig } from '#infra/service/config.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { createServiceContext, type ServiceContext } from '#infra/service-context/service-context.ts';
import { frontEnd } from '#infra/http/pages/front-end.ts';
import type { ForeignOrigins } from '#infra/http/routing/security-headers.ts';
import { closeServer, listen } from '#infra/http/routing/listen.ts';
import { createWebServer } from '#infra/http/routing/web-server.ts';
import { runService } from '#infra/service/run-service.ts';
import { announcedSessionEnds } from '#contracts/realtime/changes.ts';
import { keepEndedSessions } from '#infra/sessions/keep-ended-sessions.ts';
import { prepareRelay, startProjectors } from '#projectors/start.ts';
import { openMissedSearches } from '#query-api/analytics/missed-searches.ts';
import { startQueryApi } from '#query-api/start.ts';
import { inProcessCommands } from '#realtime-gateway/command-client.ts';
import { startGateway } from '#realtime-gateway/start.ts';

const FRONT_END = join(import.meta.dirname, 'frontend/dist');

export type RunningSuki = { url: string; stop(): Promise<void> };

/**
 * All services in one process. `npm start` runs this, on the embedded engines unless the configuration names others;
 * tests start it on ports of their own. Each service can also run alone (its main.ts). The code below is in the order
 * of the event flow: engines, commands, projectors, queries, gateway.
 */
export async function startSuki(
  config: Config,
  say: (line: string) => void = () => {},
  clock: Clock = createClock(config.clockAheadMs),
  createContext = createServiceContext,
): Promise<RunningSuki> {
  const serviceContext = await createContext(config, clock);
  const { engines, accessTokens, endedSessions, lacksSecondFactor, now, logger, metrics } = serviceContext;
  const { eventLog, documents, bus, leases } = engines;
  const stopping = new AbortController();

  // Without Kafka no consumer outside this process needs the relay.
  const relay =
    config.engines.kafka &&
    (await prepareRelay({ eventLog, documents, bus, leases, signal: stopping.signal, logger, now }));
  const commandApi = await startCommandApi(serviceContext, say, {
    accounts: demoAccounts,
    cloudPeople,
    make: seedDemo,
  });
  const projectors = await startProjectors({
    eventLog,
    documents,
    bus,
    leases,
    shards: config.projectorShards,
    signal: stopping.signal,
    logger,
    now,
    metrics: metrics.projection,
  });
  const relaying = relay?.run();
  // Projectors stop at an event of a newer version. What they have projected is served meanwhile.
  await Promise.race([projectors.caughtUp, engines.eventNotices.newerMet]);
  const sessions = await keepEndedSessions({
    endedSessions,
    announced: announcedSessionEnds,
    bus,
    documents,
    now,
    logger,
  });
  if (config.seed === 'demo') await noteDemoSearches(serviceContext);
  const queryApi = await startQueryApi(serviceContext, projectors);

  const server = createWebServer({
    logger,
    metrics,
    trustProxy: config.trustProxy,
    production: config.production,
    now,
    checks: { ...engines.checks, ...queryApi.checks },
    notConfigured: channelsNotConfigured(config),
    api: [...queryApi.api, ...commandApi.api],
    pages: [...commandApi.pages, frontEnd(FRONT_END, foreignOrigins(config), config)],
  });
  const gateway = await startGateway({
    httpServer: server,
    bus,
    accessTokens,
    endedSessions,
    lacksSecondFactor,
    commands: inProcessCommands({ ...commandApi, lacksSecondFactor, lacksPermission }),
    now,
    logger,
    production: config.production,
    startsAt: () => eventLog.head(),
    allowedOrigins: config.allowedOrigins,
    ...(!config.rateLimits && { budgets: null }),
  });

  async function stop(): Promise<void> {
    await gateway.stop();
    await closeServer(server);
    await queryApi.stop();
    sessions.stop();
    await commandApi.stop();
    stopping.abort();
    await Promise.all([projectors.stop(), relaying]);
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

/** Origins that screens load from, by configuration. */
function foreignOrigins({ mapTiles, cloudSignIn }: Config): ForeignOrigins {
  return { pictures: mapTiles ? [new URL(mapTiles.url).origin] : [], ...cloudSignInOrigins(cloudSignIn) };
}

/** Searches cause no events, so the demo counts them directly, once, on their days. */
async function noteDemoSearches({ engines, now, logger }: ServiceContext): Promise<void> {
  const opened = (at: Date) => openMissedSearches({ documents: engines.privateDocuments, now: () => at, logger });
  const today = manilaDay(now());
  const known = await opened(now());
  const found = await known.between({ from: addDays(today, -90), to: today });
  await known.stop();
  if (found.length > 0) return;
  for (const [words, times, daysAgo] of searchesInVain) {
    const searches = await opened(new Date(now().getTime() - daysAgo * 86_400_000));
    for (let time = 0; time < times; time++) searches.note([words]);
    await searches.stop();
  }
}

function introduce(url: string, config: Config): void {
  console.log(`\nSuki is ready at ${url}\n`);
  if (config.seed !== 'demo') return;
  for (const { userType, email, password } of demoAccounts)
    console.log(`  ${userType.padEnd(7)} ${email.padEnd(20)} ${password}`);
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
