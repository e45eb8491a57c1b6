import * as z from 'zod/mini';
import { listOf, paging, Text } from '../fields.ts';
import { PersonCases, StaffNote } from '../views/account-staff.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';
import { ListView } from '../account/list-views.ts';

export const NewStaffNote = z.object({
  text: Text.check(z.minLength(1, 'Required'), z.maxLength(2000)),
});

/** For staff: notes about a person (docs/decisions/staff-notes.md), and the person's cases. */
export const personForStaffCalls = {
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
  readPersonCases: defineCall({
    method: 'GET',
    path: '/admin/users/{id}/cases',
    summary: 'List a person’s latest tickets, disputes, and reports by and about them, by permission',
    who: ['admin'],
    permission: ['tickets.read', 'disputes.read', 'bugs.read'],
    params: idParams,
    answer: PersonCases,
    errors: ['not_found'],
  }),
};

const { id: _id, ...body } = ListView.shape;

/** Each staff member's own list views, on all their devices (docs/decisions/list-views.md). */
export const listViewCalls = {
  listListViews: defineCall({
    method: 'GET',
    path: '/users/me/list-views',
    summary: 'List own list views, in order of creation',
    who: 'signed-in',
    answer: z.object({ items: z.array(ListView) }),
    errors: [],
  }),
  saveListView: defineCall({
    method: 'PUT',
    path: '/users/me/list-views/{id}',
    summary: 'Create or change a list view, or make it the default',
    who: 'signed-in',
    params: idParams,
    body: z.object(body),
    answer: ListView,
    errors: ['not_found', 'already_exists', 'too_many_views', 'conflict'],
  }),
  deleteListView: defineCall({
    method: 'DELETE',
    path: '/users/me/list-views/{id}',
    summary: 'Delete a list view',
    who: 'signed-in',
    params: idParams,
    answer: z.object({ id: z.string() }),
    errors: ['conflict'],
  }),
};
