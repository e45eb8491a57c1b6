/** How a shell says that a command was ended by SIGPIPE. */
const READER_GONE = 141;

/** Whoever reads what a command prints may stop before its end, as `head` does: it ends then, unfinished, as any command does. */
export function exitOnEpipe(): void {
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    process.exit(READER_GONE);
  });
}
