import type { Server } from 'node:http';
import type { RequestHandler, Router } from 'express';
import { channelsNotConfigured } from '#infra/service/channels.ts';
import { type Config, readConfig, requireEngines } from '#infra/service/config.ts';
import { type ServiceContext, createServiceContext } from './service-context.ts';
import type { Checks } from '#infra/http/routing/health.ts';
import { closeServer, listen } from '#infra/http/routing/listen.ts';
import { createWebServer } from '#infra/http/routing/web-server.ts';
import { createRetryUntilAvailable } from '#infra/eventing/resilience.ts';
import { runService } from '#infra/service/run-service.ts';

/**
 * A service's parts for health, metrics and dependencies. A repeated start after EngineUnavailable leaves nothing
 * running twice.
 */
export type Service = {
  api?: readonly (Router | RequestHandler)[];
  pages?: readonly (Router | RequestHandler)[];
  checks?: Checks;
  /** Attaches to the server before it listens, such as sockets. Stops before the server closes. */
  attach?: (server: Server) => Promise<{ stop(): Promise<void> }>;
  stop?: () => Promise<void>;
};

/** Runs one service in this process. `name` as in "the query API". */
export async function runStandalone(
  name: string,
  start: (serviceContext: ServiceContext) => Promise<Service>,
): Promise<void> {
  await runService(async () => {
    const running = await startStandalone(name, readConfig(process.env), start);
    console.log(`${name[0]?.toUpperCase()}${name.slice(1)} is ready at ${running.url}`);
    return running;
  });
}

async function startStandalone(
  name: string,
  config: Config,
  start: (serviceContext: ServiceContext) => Promise<Service>,
): Promise<{ url: string; stop(): Promise<void> }> {
  requireEngines(config, name);
  const serviceContext = await createServiceContext(config);
  const { engines, logger, metrics } = serviceContext;
  // If a dependency becomes unavailable during the start, the start is retried.
  const service = await createRetryUntilAvailable(new AbortController().signal, logger)(() => start(serviceContext));
  const server = createWebServer({
    logger,
    metrics,
    trustProxy: config.trustProxy,
    production: config.production,
    now: serviceContext.now,
    checks: { ...engines.checks, ...service.checks },
    notConfigured: channelsNotConfigured(config),
    api: service.api ?? [],
    pages: service.pages ?? [],
  });
  const attached = await service.attach?.(server);
  const port = await listen(server, config);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await attached?.stop();
      await closeServer(server);
      await service.stop?.();
      await engines.close();
    },
  };
}
