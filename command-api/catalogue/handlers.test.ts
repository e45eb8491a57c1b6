import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { catalogueHandlers } from './handlers.ts';

const context = () => callBy({ accountId: 'admin', userType: 'admin' });
const tapRepair = {
  name: 'Kitchen tap repair',
  title: 'Fix a dripping tap',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePrice: 650_00,
  durationMinutes: 60,
  urgent: true,
};
const nothing = { params: undefined, query: undefined };

let floor: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof catalogueHandlers>;

beforeEach(async () => {
  floor = await openCommandHarness();
  handlers = catalogueHandlers({
    commands: floor.commands,
    now: () => new Date(),
    settings: async () => defaultSettings,
  });
});
afterEach(() => floor.close());

describe('the catalogue', () => {
  it('gives a service an id that can be read', async () => {
    const { data, position } = await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    expect(data.item).toEqual({ ...tapRepair, _id: 'kitchen-tap-repair', id: 'kitchen-tap-repair', isActive: true });
    expect(position).toBe(1);
  });

  it('numbers another service of the same name, and adds an equal one only once', async () => {
    await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    const dearer = await handlers.addService({
      ...nothing,
      body: { ...tapRepair, basePrice: 900_00 },
      context: context(),
    });
    const again = await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    expect([dearer.data.item.id, again.data.item.id]).toEqual(['kitchen-tap-repair-2', 'kitchen-tap-repair']);
    expect(again.position).toBe(await floor.eventLog.head());
  });

  it('changes a service and takes it out in one step', async () => {
    await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    const { data, position } = await handlers.changeService({
      params: { id: 'kitchen-tap-repair' },
      query: undefined,
      body: { basePrice: 700_00, isActive: false },
      context: context(),
    });
    expect(data.item).toMatchObject({ name: 'Kitchen tap repair', basePrice: 700_00, isActive: false });
    expect(position).toBe(3);
  });

  it('has no price above the platform’s limit', async () => {
    await expect(
      handlers.addService({ ...nothing, body: { ...tapRepair, basePrice: 200_001_00 }, context: context() }),
    ).rejects.toMatchObject({ code: 'amount_too_high' });
    await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    await expect(
      handlers.changeService({
        params: { id: 'kitchen-tap-repair' },
        query: undefined,
        body: { basePrice: 200_001_00 },
        context: context(),
      }),
    ).rejects.toMatchObject({ code: 'amount_too_high' });
  });

  it('knows no service that was never added', async () => {
    await expect(
      handlers.changeService({ params: { id: 'nothing' }, query: undefined, body: {}, context: context() }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
