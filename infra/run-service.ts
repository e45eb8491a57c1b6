import { CannotStart } from './cannot-start.ts';

type Running = { stop(): Promise<void> };

const STOP_WITHIN_MS = 8000;

/**
 * Starts a service as the process's main thing: Ctrl-C and SIGTERM stop it cleanly, a start that can't be says so in
 * one sentence.
 */
export async function runService(start: () => Promise<Running>): Promise<void> {
  const running = await start().catch((error: unknown) => {
    console.error(error instanceof CannotStart ? error.message : error);
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
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
