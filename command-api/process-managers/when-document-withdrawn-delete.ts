import { scheduleNow, definePolicy } from './policy.ts';

/** Deletes the file of a withdrawn document, also after a crash. */
export const whenDocumentWithdrawnDelete = definePolicy<{ documentId: string }>({
  name: 'when-document-withdrawn-delete',
  on: {
    DocumentWithdrawn: ({ data: { documentId }, recordedAt }) => scheduleNow(documentId, recordedAt, { documentId }),
  },
  act: async ({ documentId }, { privateFiles }) => privateFiles.remove(documentId),
});
