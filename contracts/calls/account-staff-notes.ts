import * as z from 'zod/mini';
import { Text, listOf, paging } from '../fields.ts';
import { StaffNote } from '../views/account-staff-notes.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

export const NewStaffNote = z.object({
  text: Text.check(z.minLength(1, 'Required'), z.maxLength(2000)),
});

/** Internal notes of staff about a person (docs/decisions/staff-notes.md). */
export const staffNoteCalls = {
  listStaffNotes: defineCall({
    method: 'GET',
    path: '/admin/users/{id}/notes',
    summary: 'List staff notes about a person, newest first',
    who: ['admin'],
    permission: 'people.read',
    params: idParams,
    query: z.object(paging()),
    answer: listOf(StaffNote),
    errors: [],
  }),
  addStaffNote: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/notes',
    summary: 'Add a staff note about a person; it is part of the person’s data export',
    who: ['admin'],
    permission: 'people.help',
    params: idParams,
    body: NewStaffNote,
    answer: z.object({ id: z.string() }),
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
};
