import { runAlone } from '#infra/start-service.ts';
import { startProjectors } from './start.ts';

await runAlone('the projectors', async ({ config, engines, now, logger, metrics }) => {
  const { eventLog, documents, bus, leases } = engines;
  const stopping = new AbortController();
  const projectors = await startProjectors({ eventLog, documents, bus, leases, shards: config.projectorShards, signal: stopping.signal, logger, now, metrics: metrics.projection });
  return {
    checks: { projectors: async () => ((await projectors.waitFor(await eventLog.head(), 2000)) ? null : 'catching up') },
    async stop() {
      stopping.abort();
      await projectors.stop();
    },
  };
});
