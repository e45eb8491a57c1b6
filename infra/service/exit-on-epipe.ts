/** How a shell says that a command was ended by SIGPIPE. */
const READER_GONE = 141;

/** The reader of a command's output may stop early, as `head` does. The command then exits, as is usual. */
export function exitOnEpipe(): void {
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure;
    process.exit(READER_GONE);
  });
}
