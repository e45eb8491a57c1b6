import { exitOnEpipe } from './exit-on-epipe.ts';

/**
 * Runs a command-line tool with its arguments until it ends or its reader closes the pipe. Prints a failure as one
 * sentence on standard error and exits with 1.
 */
export async function runTool(
  main: (words: readonly string[]) => Promise<void>,
  sentence: (failure: unknown) => string = messageOf,
): Promise<void> {
  exitOnEpipe();
  try {
    await main(process.argv.slice(2));
  } catch (failure) {
    console.error(sentence(failure));
    process.exitCode = 1;
  }
}

/** The error's message without the stack. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
