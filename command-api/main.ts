import { runAlone } from '#infra/service/start-service.ts';
import { startCommandApi } from './start.ts';

await runAlone('the command API', (serviceContext) => startCommandApi(serviceContext, console.log));
