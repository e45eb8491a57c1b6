import { isDeepStrictEqual } from 'node:util';
import type { AccountState } from '#contracts/account/account-fold.ts';
import { hasName, type ListView, MOST_VIEWS } from '#contracts/account/list-views.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../../command-handling/decision.ts';

/** Only for staff. Names are unique per list, and their number is limited. */
export function saveListView(view: ListView, state: AccountState): Decision<AccountEvent> {
  if (state.kind === 'none' || state.staffRole === null) return refuse('not_found');
  const { listViews = [] } = state;
  const known = listViews.find(({ id }) => id === view.id);
  if (isDeepStrictEqual(known, view)) return [];
  if (hasName(listViews, view)) return refuse('already_exists');
  const ofList = listViews.filter(({ id, list }) => list === view.list && id !== view.id);
  if (ofList.length >= MOST_VIEWS) return refuse('too_many_views');
  const { id: viewId, ...data } = view;
  return [{ type: 'ListViewSaved', data: { viewId, ...data } }];
}

export function deleteListView({ viewId }: { viewId: string }, state: AccountState): Decision<AccountEvent> {
  if (state.kind === 'none') return refuse('not_found');
  const view = state.listViews?.find(({ id }) => id === viewId);
  return view ? [{ type: 'ListViewDeleted', data: { viewId, list: view.list, name: view.name } }] : [];
}
