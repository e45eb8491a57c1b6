import { exitOnEpipe } from './exit-on-epipe.ts';

/**
 * Runs a tool of the command line with the words that follow its name, until it is done or its reader has gone. What stops it is told
 * in one sentence on standard error, with exit code 1.
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

/** What went wrong, without where in the code. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
