import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FavouriteEvent } from '#contracts/events/worker-favourites.ts';
import { MOST_FAVOURITES } from '#contracts/worker/favourites-fold.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { FavouriteCommand } from './favourite-commands.ts';
import { favouritesDecider } from './favourites-decider.ts';

const now = '2026-11-24T02:00:00.000Z';
const ids = (workerId: string) => ({ accountId: 'c1', workerId });
const given = givenEventsOf(favouritesDecider);
const add = (workerId: string): FavouriteCommand => ({ type: 'AddFavourite', data: { ...ids(workerId), now } });
const remove = (workerId: string): FavouriteCommand => ({ type: 'RemoveFavourite', data: ids(workerId) });
const added = (workerId: string): FavouriteEvent => ({
  type: 'FavouriteAdded',
  data: { ...ids(workerId), addedAt: now },
});
const removed = (workerId: string): FavouriteEvent => ({ type: 'FavouriteRemoved', data: ids(workerId) });

it('adds a worker once, however often the heart is pressed', () => {
  given([])
    .when(add('w1'))
    .then([added('w1')]);
  given([added('w1')])
    .when(add('w1'))
    .then([]);
});

it('removes a worker once and can add them again', () => {
  given([added('w1')])
    .when(remove('w1'))
    .then([removed('w1')]);
  given([]).when(remove('w1')).then([]);
  given([added('w1'), removed('w1')])
    .when(add('w1'))
    .then([added('w1')]);
});

it('limits the number of favourites', () => {
  const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => added(`w${index}`));
  given(full).when(add('one more')).thenLike({ refused: 'not_allowed_now' });
  given([...full, removed('w7')])
    .when(add('one more'))
    .then([added('one more')]);
});

it('contains each worker who was added and not removed since, once', () => {
  const press = fc.record({ workerId: fc.constantFrom('w1', 'w2', 'w3'), keep: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const events: FavouriteEvent[] = [];
      const kept = new Set<string>();
      for (const { workerId, keep } of presses) {
        const { decision } = given(events).when((keep ? add : remove)(workerId));
        if (Array.isArray(decision)) events.push(...decision);
        if (keep) kept.add(workerId);
        else kept.delete(workerId);
      }
      expect(
        given(events)
          .state.workers.map(({ workerId }) => workerId)
          .toSorted(),
      ).toEqual([...kept].toSorted());
    }),
  );
});
