import { describe, it } from 'vitest';
import { type ListView, MOST_VIEWS } from '#contracts/account/list-views.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import { accountDecider } from '../decider.ts';

const given = givenEventsOf(accountDecider);

const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    accountId: 'a-carla',
    email: 'carla@suki.ph',
    phone: null,
    firstName: 'Carla',
    lastName: 'Lim',
    userType: 'admin',
    workerId: null,
    avatar: null,
    language: 'en',
  },
};
const waiting: ListView = { id: 'v1', list: 'payments', name: 'Waiting', query: 'status=paid', isDefault: false };
const month: ListView = { id: 'v2', list: 'payments', name: 'This month', query: 'period=30', isDefault: false };
const saved = ({ id: viewId, ...view }: ListView): AccountEvent => ({
  type: 'ListViewSaved',
  data: { viewId, ...view },
});
const save = (view: ListView) => ({ type: 'SaveListView' as const, data: view });

describe('a saved view of a list', () => {
  it('is stored once when it is sent repeatedly', () => {
    given([registered])
      .when(save(waiting))
      .then([saved(waiting)]);
    given([registered, saved(waiting)])
      .when(save(waiting))
      .then([]);
  });

  it('can be renamed, changed, and made the default of its list', () => {
    for (const change of [{ name: 'To check' }, { query: 'status=paid&period=30' }, { isDefault: true }])
      given([registered, saved(waiting)])
        .when(save({ ...waiting, ...change }))
        .then([saved({ ...waiting, ...change })]);
  });

  it('has a unique name in its list', () => {
    given([registered, saved(waiting)])
      .when(save({ ...month, name: 'WAITING' }))
      .then(refuse('already_exists'));
    given([registered, saved(waiting)])
      .when(save({ ...month, list: 'payouts', name: 'Waiting' }))
      .then([saved({ ...month, list: 'payouts', name: 'Waiting' })]);
  });

  it('is limited in number', () => {
    const many = Array.from({ length: MOST_VIEWS }, (_, nth) => ({ ...waiting, id: `v${nth}`, name: `View ${nth}` }));
    const events = [registered, ...many.map(saved)];
    given(events)
      .when(save({ ...month, id: 'one-more' }))
      .then(refuse('too_many_views'));
    const renamed = { ...waiting, id: 'v3', name: 'Renamed' };
    given(events)
      .when(save(renamed))
      .then([saved(renamed)]);
    const elsewhere = { ...month, id: 'one-more', list: 'users' as const };
    given(events)
      .when(save(elsewhere))
      .then([saved(elsewhere)]);
  });

  it('is for staff only', () => {
    for (const userType of ['client', 'worker'] as const)
      given([{ ...registered, data: { ...registered.data, userType } }])
        .when(save(waiting))
        .then(refuse('not_found'));
  });

  it('is deleted once', () => {
    const deleted: AccountEvent = {
      type: 'ListViewDeleted',
      data: { viewId: 'v1', list: 'payments', name: 'Waiting' },
    };
    const command = { type: 'DeleteListView' as const, data: { viewId: 'v1' } };
    given([registered, saved(waiting)])
      .when(command)
      .then([deleted]);
    given([registered, saved(waiting), deleted])
      .when(command)
      .then([]);
    given([]).when(command).then(refuse('not_found'));
  });
});
