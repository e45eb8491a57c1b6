import { expect, it } from 'vitest';
import { given, recorder } from '../testing/given-events.ts';
import { favourites } from './favourites.ts';

const happened = recorder();
const added = (workerId: string) =>
  happened('FavouriteAdded', { accountId: 'c1', workerId, addedAt: '2026-11-24T02:00:00.000Z' });

it('follows what a client adds and removes, and pushes to that client only', async () => {
  const { documents, pushes } = await given(favourites, [
    added('w1'),
    added('w2'),
    happened('FavouriteRemoved', { accountId: 'c1', workerId: 'w1' }),
  ]);
  expect(documents.get('c1')).toEqual({
    accountId: 'c1',
    workers: [{ workerId: 'w2', addedAt: '2026-11-24T02:00:00.000Z' }],
  });
  expect(new Set(pushes.map(({ to }) => JSON.stringify(to)))).toEqual(new Set(['{"accounts":["c1"]}']));
});
