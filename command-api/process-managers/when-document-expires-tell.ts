import { streams } from '#contracts/events/streams.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { workerDecider } from '../worker/decider.ts';
import { EXPIRY_NOTICE_DAYS } from '../worker/decide-documents.ts';
import { definePolicy } from './policy.ts';

type Expiry = { workerId: string; documentId: string; expiresOn: string };

/**
 * Notifies a worker two weeks before a document expires and when it has expired. Rules do not depend on these events: expiry
 * follows from the day alone (contracts/worker/documents.ts).
 */
export const whenDocumentExpiresTell = definePolicy<Expiry>({
  // Stored tasks have this name.
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
