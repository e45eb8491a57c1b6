import { StartupError, createRetryUntilAvailable } from '#infra/eventing/resilience.ts';
import { announcedSessionEnds } from '#contracts/realtime/changes.ts';
import { keepEndedSessions } from '#infra/sessions/keep-ended-sessions.ts';
import { runStandalone } from '#infra/service-context/run-standalone.ts';
import { commandsOverHttp } from './command-client.ts';
import { startGateway } from './start.ts';

await runStandalone(
  'the realtime gateway',
  async ({
    config: { commandApiUrl, allowedOrigins, rateLimits, production },
    engines: { bus, documents, eventLog },
    accessTokens,
    endedSessions,
    lacksSecondFactor,
    now,
    logger,
  }) => {
    if (commandApiUrl === null)
      throw new StartupError(
        'COMMAND_API_URL is not set. The realtime gateway forwards messages to the command API. Set it to its origin.',
      );
    const commands = commandsOverHttp({ url: commandApiUrl });
    const retryUntilAvailable = createRetryUntilAvailable(new AbortController().signal, logger);
    const sessions = await keepEndedSessions({
      endedSessions,
      announced: announcedSessionEnds,
      bus,
      documents,
      now,
      logger,
    });
    return {
      attach: (httpServer) =>
        startGateway({
          httpServer,
          bus,
          accessTokens,
          endedSessions,
          lacksSecondFactor,
          commands,
          now,
          logger,
          production,
          startsAt: () => retryUntilAvailable(() => eventLog.head()),
          allowedOrigins,
          ...(!rateLimits && { budgets: null }),
        }),
      stop: async () => sessions.stop(),
    };
  },
);
