import type { WorkerRecord } from '#contracts/views/worker.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** One bad day doesn't brand a beginner: clients see the record from so many jobs on. */
const SHOWN_FROM_JOBS = 5;

/** The whole of it, for the worker and for admins. */
export function workerRecord({
  completedJobs,
  noShows,
  lateArrivals,
}: Pick<WorkerDocument, 'completedJobs' | 'noShows' | 'lateArrivals'>): WorkerRecord {
  return { jobs: completedJobs + noShows, noShows, lateArrivals };
}

/** null while there are too few jobs for it to say anything. */
export function publicRecord(worker: WorkerDocument): WorkerRecord | null {
  const record = workerRecord(worker);
  return record.jobs < SHOWN_FROM_JOBS ? null : record;
}
