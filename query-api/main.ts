import { runStandalone } from '#infra/service-context/run-standalone.ts';
import { announcedSessionEnds } from '#contracts/realtime/changes.ts';
import { keepEndedSessions } from '#infra/sessions/keep-ended-sessions.ts';
import { followReadModels } from '#projectors/read-models/follow-read-models.ts';
import { startQueryApi } from './start.ts';

await runStandalone('the query API', async (serviceContext) => {
  const stopping = new AbortController();
  const {
    engines: { bus, documents, eventLog },
    endedSessions,
    now,
    logger,
  } = serviceContext;
  const progress = await followReadModels({ documents, eventLog, signal: stopping.signal });
  const sessions = await keepEndedSessions({
    endedSessions,
    announced: announcedSessionEnds,
    bus,
    documents,
    now,
    logger,
  });
  const service = await startQueryApi(serviceContext, progress);
  return {
    ...service,
    async stop() {
      stopping.abort();
      sessions.stop();
      await service.stop();
    },
  };
});
