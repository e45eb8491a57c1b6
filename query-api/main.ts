import { runAlone } from '#infra/start-service.ts';
import { followReadModels } from '#projectors/read-models/follow-read-models.ts';
import { startQueryApi } from './start.ts';

await runAlone('the query API', async (foundation) => {
  const stopping = new AbortController();
  const progress = await followReadModels(foundation.engines.documents, stopping.signal);
  const service = await startQueryApi(foundation, progress);
  return {
    ...service,
    async stop() {
      stopping.abort();
      await service.stop();
    },
  };
});
