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
