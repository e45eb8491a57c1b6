import { runStandalone } from '#infra/service-context/run-standalone.ts';
import { prepareRelay, startProjectors } from './start.ts';

const CATCHING_UP_MS = 2000;

await runStandalone('the projectors', async ({ config, engines, now, logger, metrics }) => {
  const { eventLog, documents, bus, leases } = engines;
  const stopping = new AbortController();
  const { signal } = stopping;
  const relay = await prepareRelay({ eventLog, documents, bus, leases, signal, logger, now });
  const projectors = await startProjectors({
    eventLog,
    documents,
    bus,
    leases,
    shards: config.projectorShards,
    signal,
    logger,
    now,
    metrics: metrics.projection,
  });
  const relaying = relay.run();
  return {
    checks: {
      projectors: async () =>
        (await projectors.waitFor(await eventLog.head(), CATCHING_UP_MS)) ? null : 'catching up',
    },
    async stop() {
      stopping.abort();
      await Promise.all([projectors.stop(), relaying]);
    },
  };
});
