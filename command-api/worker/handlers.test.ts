import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { workerDecider } from './decider.ts';
import { workerHandlers } from './handlers.ts';

const now = () => new Date('2026-11-18T02:00:00Z');
const byWorker = (commandId?: string) => callBy({ accountId: 'a1', userType: 'worker', workerId: 'w1' }, commandId);
const byAdmin = () => callBy({ accountId: 'admin', userType: 'admin' });
const nothing = { params: undefined, query: undefined };
const service = {
  name: 'Tap repair',
  title: 'Tap repair',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePrice: 650_00,
  durationMinutes: 60,
  urgent: false,
};

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof workerHandlers>;
let catalogue: ReturnType<typeof catalogueHandlers>;

beforeEach(async () => {
  harness = await openCommandHarness();
  handlers = workerHandlers({ commands: harness.commands, now, settings: async () => defaultSettings });
  catalogue = catalogueHandlers({ commands: harness.commands, now, settings: async () => defaultSettings });
  await harness.commands.handle(
    workerDecider,
    streams.worker('w1'),
    { type: 'ApplyAsWorker', data: { workerId: 'w1', accountId: 'a1', name: 'Ramon Cruz', avatar: null } },
    commandContext(byWorker(), now()),
  );
  await catalogue.addService({ ...nothing, body: service, context: byAdmin() });
});
afterEach(() => harness.close());

async function worker() {
  const { state } = await harness.commands.load(workerDecider, streams.worker('w1'));
  return state;
}

describe('the worker’s profile', () => {
  it('accepts services, prices and texts in one call', async () => {
    const body = {
      services: ['tap-repair', 'tap-repair'],
      basePrice: 700_00,
      rates: { 'tap-repair': 800_00 },
      tagline: 'Fast and clean',
      location: { lat: 14.6, lng: 121 },
      portfolio: ['/portfolio/1.webp'],
    };
    const { data, position } = await handlers.changeOwnProfile({ ...nothing, body, context: byWorker() });
    expect(data).toEqual({ workerId: 'w1' });
    expect(position).toBe(4 + 4);
    expect(await worker()).toMatchObject({
      services: [{ serviceId: 'tap-repair', name: 'Tap repair', category: 'plumbing' }],
      rates: { basePriceCentavos: 700_00, hourlyRateCentavos: null, ratesCentavos: { 'tap-repair': 800_00 } },
      profile: {
        tagline: 'Fast and clean',
        location: { lat: 14.6, lng: 121, city: null },
        radiusKm: defaultSettings.defaultRadiusKm,
      },
      portfolio: ['/portfolio/1.webp'],
    });
  });

  it('stores nothing of a change whose service is not offered now', async () => {
    await catalogue.changeService({
      params: { id: 'tap-repair' },
      query: undefined,
      body: { isActive: false },
      context: byAdmin(),
    });
    const change = handlers.changeOwnProfile({
      ...nothing,
      body: { services: ['tap-repair'], tagline: 'Fast' },
      context: byWorker(),
    });
    await expect(change).rejects.toMatchObject({ code: 'service_inactive', details: { serviceId: 'tap-repair' } });
    expect(await worker()).toMatchObject({ services: [], profile: null });
  });

  it('keeps a service that was retired since, so that other changes succeed', async () => {
    const change = (body: Parameters<typeof handlers.changeOwnProfile>[0]['body']) =>
      handlers.changeOwnProfile({ ...nothing, body, context: byWorker() });
    await change({ services: ['tap-repair'] });
    await catalogue.changeService({
      params: { id: 'tap-repair' },
      query: undefined,
      body: { isActive: false },
      context: byAdmin(),
    });
    await change({ services: ['tap-repair'], tagline: 'Fast' });
    expect(await worker()).toMatchObject({ services: [{ serviceId: 'tap-repair' }], profile: { tagline: 'Fast' } });
    await change({ services: [] });
    await expect(change({ services: ['tap-repair'] })).rejects.toMatchObject({ code: 'service_inactive' });
  });

  it.each([
    { basePrice: 200_001_00 },
    { hourlyRate: 200_001_00 },
    { services: ['tap-repair'], rates: { 'tap-repair': 200_001_00 } },
  ])('stores nothing of %j, which exceeds the highest amount', async (prices) => {
    await expect(
      handlers.changeOwnProfile({ ...nothing, body: { ...prices, tagline: 'Fast' }, context: byWorker() }),
    ).rejects.toMatchObject({ code: 'amount_too_high', details: { maximumAmount: 200_000_00 } });
    expect(await worker()).toMatchObject({ services: [], profile: null });
  });

  it('stores nothing of a change with a price of a service that is not offered after it', async () => {
    const change = (body: Parameters<typeof handlers.changeOwnProfile>[0]['body']) =>
      handlers.changeOwnProfile({ ...nothing, body, context: byWorker() });
    const rates = { 'tap-repair': 800_00 };
    await expect(change({ rates, tagline: 'Fast' })).rejects.toMatchObject({
      code: 'invalid',
      details: { serviceId: 'tap-repair' },
    });
    await change({ services: ['tap-repair'], rates });
    await expect(change({ services: [], rates, tagline: 'Fast' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await worker()).toMatchObject({
      services: [{ serviceId: 'tap-repair' }],
      rates: { ratesCentavos: rates },
      profile: null,
    });
  });

  it('does not exist for an account that never applied', async () => {
    const change = handlers.changeOwnProfile({
      ...nothing,
      body: { tagline: 'Fast' },
      context: callBy({ accountId: 'a2', userType: 'worker', workerId: 'w2' }),
    });
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('time off', () => {
  it('is stored in UTC, once for a repeated command', async () => {
    const body = { from: '2026-12-24T00:00:00+08:00', to: '2026-12-27T00:00:00+08:00' };
    const first = await handlers.addTimeOff({
      ...nothing,
      body,
      context: byWorker('5c1d7c44-5d0e-4c6f-9a53-0f6f0f6b2a11'),
    });
    const again = await handlers.addTimeOff({
      ...nothing,
      body,
      context: byWorker('5c1d7c44-5d0e-4c6f-9a53-0f6f0f6b2a11'),
    });
    expect(again.data).toEqual(first.data);
    expect(await worker()).toMatchObject({
      timeOff: [{ ...first.data, from: '2026-12-23T16:00:00.000Z', to: '2026-12-26T16:00:00.000Z', reason: null }],
    });

    await handlers.removeTimeOff({ ...nothing, body: first.data, context: byWorker() });
    expect(await worker()).toMatchObject({ timeOff: [] });
  });
});
