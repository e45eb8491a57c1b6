/** The exit code that shells report for a command ended by SIGPIPE. */
const READER_GONE = 141;

/** Exits, as usual for a command, when the reader of its output stops early, such as `head`. */
export function exitOnEpipe(): void {
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    process.exit(READER_GONE);
  });
}
