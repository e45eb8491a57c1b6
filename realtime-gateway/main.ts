import { CannotStart } from '#infra/cannot-start.ts';
import { createPatience } from '#infra/patience.ts';
import { runAlone } from '#infra/start-service.ts';
import { commandsOverHttp } from './command-client.ts';
import { startGateway } from './start.ts';

await runAlone('the realtime gateway', async ({ config: { commandApiUrl }, engines: { bus, eventLog }, accessTokens, now, logger }) => {
  if (commandApiUrl === null) throw new CannotStart('COMMAND_API_URL must be set to run the realtime gateway on its own: it passes on what people write.');
  const commands = commandsOverHttp({ url: commandApiUrl });
  const patiently = createPatience(new AbortController().signal, logger);
  return { attach: (httpServer) => startGateway({ httpServer, bus, accessTokens, commands, now, logger, startsAt: () => patiently(() => eventLog.head()) }) };
});
