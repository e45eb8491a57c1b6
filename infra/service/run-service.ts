import { inspect } from 'node:util';
import { StartupError } from '../eventing/resilience/startup-error.ts';
import { type Environment, withoutSecrets } from './hidden-secrets.ts';
import { createLogger } from './logging.ts';

type Running = { stop(): Promise<void> };

const STOP_WITHIN_MS = 8000;

/**
 * Starts a service as the process's main thing: Ctrl-C and SIGTERM stop it cleanly, a start that can't be says so in
 * one sentence.
 */
export async function runService(start: () => Promise<Running>): Promise<void> {
  // What this process writes is its own, whoever forgets to say so.
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
      // Whatever hangs must not keep the terminal: what was acknowledged is stored already.
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
 * The libraries that speak to engines leave a promise unheard now and then when a connection breaks: that is told, and
 * the service lives on. What is thrown outside of any promise still ends it, since nothing is known of what it left.
 */
function keepRunning(): void {
  const logger = createLogger('error');
  process.on('uncaughtException', (error) => {
    console.error(failureText(error));
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled promise rejection'));
}

/** What is printed of an error that ends a process: one sentence, or all that helps to find a fault; never a secret. */
export function failureText(error: unknown, env?: Environment): string {
  return withoutSecrets(env)(error instanceof StartupError ? error.message : inspect(error));
}
