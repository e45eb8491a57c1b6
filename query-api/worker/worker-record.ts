import type { WorkerRecord } from '#contracts/views/worker.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** Clients see the record from this many jobs on, so that one bad day does not mark a beginner. */
const SHOWN_FROM_JOBS = 5;

/** The full record, for the worker and admins. */
export function workerRecord({
  completedJobs,
  noShows,
  lateArrivals,
}: Pick<WorkerDocument, 'completedJobs' | 'noShows' | 'lateArrivals'>): WorkerRecord {
  return { jobs: completedJobs + noShows, noShows, lateArrivals };
}

/** null with too few jobs. */
export function publicRecord(worker: WorkerDocument): WorkerRecord | null {
  const record = workerRecord(worker);
  return record.jobs < SHOWN_FROM_JOBS ? null : record;
}
