import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIVE_TOPIC, type LiveMessage } from '#contracts/realtime/live.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { subscribeToPresence } from './presence-subscription.ts';

const logger = pino({ level: 'silent' });
const now = () => new Date('2026-11-20T02:00:00Z');

let bus: ReturnType<typeof createInProcessBus>;
let stops: (() => void)[];
beforeEach(() => {
  bus = createInProcessBus();
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) stop();
  await bus.close();
});

async function follow(over = bus) {
  const people = await subscribeToPresence({ bus: over, now, logger });
  stops.push(people.stop);
  return people;
}

const say = (value: LiveMessage) => bus.publish([{ topic: LIVE_TOPIC, key: 'g1', value }]);

describe('presence', () => {
  it('follows the gateways’ messages', async () => {
    const people = await follow();
    await say({ kind: 'presence', instance: 'g1', accountId: 'maria', online: true });
    await expect.poll(() => people.isOnline('maria')).toBe(true);
    await say({ kind: 'presence', instance: 'g1', accountId: 'maria', online: false });
    await expect.poll(() => people.isOnline('maria')).toBe(false);
  });

  it('is requested at the start', async () => {
    await bus.consume(
      LIVE_TOPIC,
      'every-instance',
      async ({ value }) => {
        if ((value as LiveMessage).kind === 'who-is-there')
          await say({ kind: 'roll-call', instance: 'g1', accountIds: ['maria'] });
      },
      new AbortController().signal,
    );
    const people = await follow();
    await expect.poll(() => people.isOnline('maria')).toBe(true);
  });

  it('counts a person on two gateways until they have left both', async () => {
    const people = await follow();
    for (const instance of ['g1', 'g2']) await say({ kind: 'presence', instance, accountId: 'maria', online: true });
    await say({ kind: 'presence', instance: 'g1', accountId: 'maria', online: false });
    await say({ kind: 'presence', instance: 'g1', accountId: 'ramon', online: true });
    await expect.poll(() => people.isOnline('ramon')).toBe(true);
    expect(people.isOnline('maria')).toBe(true);
  });

  it('starts without a roll call when the bus is unavailable', async () => {
    const people = await follow({ ...bus, publish: () => Promise.reject(new EngineUnavailable('bus')) });
    await say({ kind: 'roll-call', instance: 'g1', accountIds: ['maria'] });
    await expect.poll(() => people.isOnline('maria')).toBe(true);
  });
});
