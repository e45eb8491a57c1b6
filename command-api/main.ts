import { runAlone } from '#infra/service/start-service.ts';
import { startCommandApi } from './start.ts';

await runAlone('the command API', (foundation) => startCommandApi(foundation, console.log));
