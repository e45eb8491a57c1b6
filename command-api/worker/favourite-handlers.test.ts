import { afterEach, beforeEach, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { workerDecider } from './decider.ts';
import { favouriteHandlers } from './favourite-handlers.ts';
import { favouritesDecider } from './favourites-decider.ts';

const now = () => new Date('2026-11-18T02:00:00Z');
const nothing = { query: undefined, body: undefined };
const byClient = () => callBy({ accountId: 'c1', userType: 'client' });

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof favouriteHandlers>;

beforeEach(async () => {
  harness = await openCommandHarness();
  handlers = favouriteHandlers({ commands: harness.commands, now });
});
afterEach(() => harness.close());

const add = (id: string) => handlers.addFavourite({ ...nothing, params: { id }, context: byClient() });

it('rejects a favourite who does not exist or cannot be booked', async () => {
  await expect(add('w1')).rejects.toMatchObject({ code: 'not_found' });
  const application = { workerId: 'w1', accountId: 'a1', name: 'Ramon Cruz', avatar: null };
  const byWorker = callBy({ accountId: 'a1', userType: 'worker', workerId: 'w1' });
  const context = commandContext(byWorker, now());
  await harness.commands.handle(
    workerDecider,
    streams.worker('w1'),
    { type: 'ApplyAsWorker', data: application },
    context,
  );
  await expect(add('w1')).rejects.toMatchObject({ code: 'worker_unavailable' });
  const { state } = await harness.commands.load(favouritesDecider, streams.favourites('c1'));
  expect(state.workers).toEqual([]);
});

it('removes a favourite who no longer exists', async () => {
  const { data } = await handlers.removeFavourite({ ...nothing, params: { id: 'w9' }, context: byClient() });
  expect(data).toEqual({ workerId: 'w9' });
});
