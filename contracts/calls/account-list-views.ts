import * as z from 'zod/mini';
import { ListView } from '../account/list-views.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const { id: _id, ...body } = ListView.shape;

/** Each staff member's own list views, on all their devices (docs/decisions/list-views.md). */
export const listViewCalls = {
  listListViews: defineCall({
    method: 'GET',
    path: '/users/me/list-views',
    summary: 'One’s own views of the lists of staff, in the order in which they were made',
    who: 'signed-in',
    answer: z.object({ items: z.array(ListView) }),
    errors: [],
  }),
  saveListView: defineCall({
    method: 'PUT',
    path: '/users/me/list-views/{id}',
    summary: 'Make a view of a list, give it another name or other filters, or let the list open with it',
    who: 'signed-in',
    params: idParams,
    body: z.object(body),
    answer: ListView,
    errors: ['not_found', 'already_exists', 'too_many_views', 'conflict'],
  }),
  deleteListView: defineCall({
    method: 'DELETE',
    path: '/users/me/list-views/{id}',
    summary: 'Delete a view of a list',
    who: 'signed-in',
    params: idParams,
    answer: z.object({ id: z.string() }),
    errors: ['conflict'],
  }),
};
