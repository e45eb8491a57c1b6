import type { WorkerProfile } from '#contracts/views/worker.ts';
import { workerClients } from '#projectors/read-models/worker/worker-clients.ts';
import { workerFigures, type WorkerFiguresDocument } from '#projectors/read-models/worker/worker-figures.ts';
import type { QueryContext } from '../query-context.ts';
import { median } from './median.ts';

export type WorkerTrust = Pick<WorkerProfile, 'answersWithinMinutes' | 'repeatClients'>;

/** Shown from this many answers on: one quick answer is not enough. */
const SHOWN_FROM_ANSWERS = 5;

/** Further trust signals for clients: time to answer, and returning clients. */
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
