import type { WorkerEvent } from '#contracts/events/worker.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { submitDocument, type SubmitDocument } from '../worker/decide-papers.ts';
import { workerDecider, type WorkerState } from '../worker/decider.ts';

/** Papers handed in together are stored together or not at all; the same paper twice counts once. */
export function submitDocuments(
  { documents, kind }: { documents: readonly Omit<SubmitDocument, 'kind'>[]; kind: string },
  state: WorkerState,
): Decision<WorkerEvent> {
  const events: WorkerEvent[] = [];
  let folded = state;
  for (const document of documents) {
    const decision = submitDocument({ ...document, kind }, folded);
    if (isRefusal(decision)) return decision;
    events.push(...decision);
    folded = decision.reduce(workerDecider.evolve, folded);
  }
  return events;
}
