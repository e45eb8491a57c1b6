import { afterEach, beforeEach, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { workerDecider } from '../worker/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { notificationHandlers } from './handlers.ts';

const receiveTextReport = async (provider: string, webhook: { secret: string | undefined }) => {
  return provider === 'semaphore' && webhook.secret === 'right' ? 1 : null;
};
const now = () => new Date('2026-11-20T02:00:00Z');
let harness: Awaited<ReturnType<typeof openCommandHarness>>;

beforeEach(async () => {
  harness = await openCommandHarness();
  const application = { workerId: 'w1', accountId: 'a1', name: 'Ramon Cruz', avatar: null };
  await harness.commands.handle(
    workerDecider,
    streams.worker('w1'),
    { type: 'ApplyAsWorker', data: application },
    commandContext(callBy({ accountId: 'a1', userType: 'worker' }), now()),
  );
});
afterEach(() => harness.close());

function read(upToPosition: number) {
  const handlers = notificationHandlers({ ...harness, receiveTextReport, now });
  return handlers.readNotifications({
    params: undefined,
    query: undefined,
    body: { upToPosition },
    context: callBy({ accountId: 'a1', userType: 'worker' }),
  });
}

test('marks notifications as seen up to a position; an outdated tab has no effect', async () => {
  expect((await read(2)).data).toEqual({ upToPosition: 2 });
  expect(await read(1)).toEqual({ data: { upToPosition: 2 }, position: await harness.eventLog.head() });
});

test('limits the mark to the newest event', async () => {
  const head = await harness.eventLog.head();
  expect((await read(Number.MAX_SAFE_INTEGER)).data).toEqual({ upToPosition: head });
});

test('accepts reports about texts only from the configured provider', async () => {
  const { receiveTextReport: receive } = notificationHandlers({ ...harness, receiveTextReport, now });
  const call = (provider: string, key: string) =>
    receive({
      params: { provider },
      query: { key },
      body: {},
      context: { ...callBy({ accountId: 'a1', userType: 'worker' }), sent: { rawBody: new Uint8Array(), headers: {} } },
    });
  expect((await call('semaphore', 'right')).data).toEqual({ received: true });
  for (const [provider, key] of [
    ['semaphore', 'wrong'],
    ['twilio', 'right'],
  ] as const)
    await expect(call(provider, key)).rejects.toMatchObject({ code: 'unauthenticated' });
});
