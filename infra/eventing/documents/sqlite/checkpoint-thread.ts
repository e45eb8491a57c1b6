/**
 * Merges the write-ahead logs of read-model files on a separate thread, because its fsyncs would delay every request of
 * the main thread. It never blocks readers or the writer (a PASSIVE checkpoint).
 */
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const EVERY_MS = 500;

export type CheckpointThread = { stop(): Promise<void> };

/** Merges the write-ahead logs of these files in the background; `stop` resolves when the thread has ended. */
export function startCheckpointThread(files: readonly string[]): CheckpointThread {
  const worker = new Worker(new URL(import.meta.url), { workerData: { checkpointed: files } });
  // A failed thread only costs speed: the main thread's own checkpoints take over.
  worker.once('error', () => undefined);
  worker.unref();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    async stop() {
      // If nothing else is open, as in a rejected start, the process would end before the thread.
      worker.ref();
      worker.postMessage('stop');
      await ended;
    },
  };
}

function run(files: readonly string[]): void {
  const databases = files.map((file) => new DatabaseSync(file, { timeout: 0 }));
  const checkpoints = databases.map((database) => database.prepare('PRAGMA wal_checkpoint(PASSIVE)'));
  const timer = setInterval(() => {
    for (const checkpoint of checkpoints) checkpoint.all();
  }, EVERY_MS);
  parentPort?.once('message', () => {
    clearInterval(timer);
    for (const database of databases) database.close();
  });
}

if (!isMainThread && Array.isArray(workerData?.checkpointed)) run(workerData.checkpointed);
