import { staffNoteAdded } from '#contracts/events/account.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import type { StaffNote } from '#contracts/views/account-staff.ts';
import { defineReadModel } from '../../read-model.ts';

/** A staff note about a person. By note id. */
export type StaffNoteDocument = StaffNote & { accountId: string };

export const staffNotes = defineReadModel<StaffNoteDocument>({
  name: 'staff-notes',
  version: 1,
  fields: ['accountId', 'at'],
  on: {
    [staffNoteAdded]: {
      ids: ({ data }) => data.noteId,
      creates: true,
      apply: (_, { stream, recordedAt, data: { noteId, text, by } }) => ({
        id: noteId,
        at: recordedAt,
        text,
        by,
        accountId: partsOfStream(stream).id,
      }),
    },
  },
});
