import type { WorkerProfile } from '#contracts/views/worker.ts';
import { workerClients } from '#projectors/read-models/worker/worker-clients.ts';
import { workerFigures, type WorkerFiguresDocument } from '#projectors/read-models/worker/worker-figures.ts';
import type { QueryContext } from '../query-context.ts';
import { median } from './median.ts';

export type WorkerTrust = Pick<WorkerProfile, 'answersWithinMinutes' | 'repeatClients'>;

/** One quick answer doesn't make somebody quick: it is said from so many on. */
const SHOWN_FROM_ANSWERS = 5;

/** What clients can rely on beside documents and reviews: how soon they answer, and how many came back. */
export async function workerTrust(
  { documents }: Pick<QueryContext, 'documents'>,
  workerId: string,
): Promise<WorkerTrust> {
  const [figures, repeatClients] = await Promise.all([
    documents.get<WorkerFiguresDocument>(workerFigures.name, workerId),
    documents.count(workerClients.name, { workerId: { eq: workerId }, jobs: { gte: 2 } }),
  ]);
  const answers = figures?.document.answerMinutes ?? [];
  return { answersWithinMinutes: answers.length < SHOWN_FROM_ANSWERS ? null : median(answers), repeatClients };
}
