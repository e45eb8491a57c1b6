import { inspect } from 'node:util';
import { StartupError } from '../eventing/resilience.ts';
import { type Environment, withoutSecrets } from './hidden-secrets.ts';
import { createLogger } from './logging.ts';

type Running = { stop(): Promise<void> };

const STOP_WITHIN_MS = 8000;

/**
 * Runs a service as the process's main task: Ctrl-C and SIGTERM stop it cleanly, and a failed start prints one
 * sentence.
 */
export async function runService(start: () => Promise<Running>): Promise<void> {
  // Files of this process are private by default.
  process.umask(0o077);
  keepRunning();
  const running = await start().catch((error: unknown) => {
    console.error(failureText(error));
    process.exit(1);
  });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // A hanging stop must not block the terminal; acknowledged data is already stored.
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(failureText(error));
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Client libraries sometimes leave a rejected promise unhandled when a connection breaks: log it and continue. An
 * uncaught exception ends the process, since its state is unknown.
 */
function keepRunning(): void {
  const logger = createLogger('error');
  process.on('uncaughtException', (error) => {
    console.error(failureText(error));
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled promise rejection'));
}

/** The output for an error that ends a process: one sentence, or the details of a defect; without secrets. */
export function failureText(error: unknown, env?: Environment): string {
  return withoutSecrets(env)(error instanceof StartupError ? error.message : inspect(error));
}
