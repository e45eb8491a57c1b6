import { runStandalone } from '#infra/service-context/run-standalone.ts';
import { startCommandApi } from './start.ts';

await runStandalone('the command API', (serviceContext) => startCommandApi(serviceContext, console.log));
