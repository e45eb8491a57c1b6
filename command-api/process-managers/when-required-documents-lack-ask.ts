import { streams } from '#contracts/events/streams.ts';
import { manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { nextDocumentsDay } from '../worker/decide-documents.ts';
import { workerDecider } from '../worker/decider.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type Lacking = { workerId: string };

/**
 * Asks approved workers for missing required documents, and notifies them before and when they can take no new jobs
 * (docs/decisions/checked-documents.md). It processes the log from its beginning, so it includes earlier workers.
 */
export const whenRequiredDocumentsLackAsk = definePolicy<Lacking>({
  name: 'when-required-documents-lack-ask',
  on: onEach(['WorkerApproved', 'DocumentApproved', 'DocumentRefused'], ({ data: { workerId }, recordedAt }) =>
    scheduleNow(workerId, recordedAt, { workerId }),
  ),
  act: async ({ workerId }, { commands }, context) => {
    const today = manilaDay(context.now);
    const { state } = await commands.handle(
      workerDecider,
      streams.worker(workerId),
      { type: 'AskForRequiredDocuments', data: { today } },
      context,
    );
    const next = nextDocumentsDay(state, today);
    return next === null ? undefined : { lookAgainAt: manilaInstant(next) };
  },
});
