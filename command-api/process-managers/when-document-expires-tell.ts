import { streams } from '#contracts/events/streams.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { workerDecider } from '../worker/decider.ts';
import { EXPIRY_NOTICE_DAYS } from '../worker/decide-documents.ts';
import { definePolicy } from './policy.ts';

type Expiry = { workerId: string; documentId: string; expiresOn: string };

/**
 * A worker is told of a document two weeks before it runs out, and when it has. Nothing hangs on it: that a document has run out
 * follows from the day alone, wherever it is asked (contracts/worker/documents.ts).
 */
export const whenDocumentExpiresTell = definePolicy<Expiry>({
  // Its tasks are stored under this name.
  name: 'when-paper-expires-tell',
  on: {
    DocumentApproved: ({ data: { workerId, documentId, expiresOn } }) =>
      expiresOn === null
        ? { cancel: documentId }
        : {
            schedule: {
              key: documentId,
              dueAt: manilaInstant(addDays(expiresOn, -EXPIRY_NOTICE_DAYS)),
              data: { workerId, documentId, expiresOn },
            },
          },
    DocumentRefused: ({ data: { documentId } }) => ({ cancel: documentId }),
  },
  act: async ({ workerId, documentId, expiresOn }, { commands }, context) => {
    const today = manilaDay(context.now);
    await commands.handle(
      workerDecider,
      streams.worker(workerId),
      { type: 'NotifyOfExpiry', data: { documentId, today } },
      context,
    );
    return today > expiresOn ? undefined : { lookAgainAt: manilaInstant(addDays(expiresOn, 1)) };
  },
});
