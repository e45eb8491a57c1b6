import { runAlone } from '#infra/service-context/run-alone.ts';
import { startCommandApi } from './start.ts';

await runAlone('the command API', (serviceContext) => startCommandApi(serviceContext, console.log));
