import { createMemoryEventLog } from './memory-event-log.ts';
import { eventLogContract } from './event-log.contract.ts';

eventLogContract('Memory', async () => {
  const log = createMemoryEventLog();
  return { log, dispose: () => log.close() };
});
