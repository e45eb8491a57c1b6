import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { catalogueHandlers } from './handlers.ts';
import { now } from '#tests/harness/test-clock.ts';

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

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof catalogueHandlers>;

beforeEach(async () => {
  harness = await openCommandHarness();
  handlers = catalogueHandlers({
    commands: harness.commands,
    now,
    settings: async () => defaultSettings,
  });
});
afterEach(() => harness.close());

describe('the catalogue', () => {
  it('gives a service a readable id', async () => {
    const { data, position } = await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    expect(data.item).toEqual({
      ...tapRepair,
      _id: 'kitchen-tap-repair',
      id: 'kitchen-tap-repair',
      isActive: true,
      packages: [],
      pinned: null,
      place: null,
      subcategory: null,
    });
    expect(position).toBe(1);
  });

  it('numbers another service of the same name, and adds an equal one once', async () => {
    await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    const dearer = await handlers.addService({
      ...nothing,
      body: { ...tapRepair, basePrice: 900_00 },
      context: context(),
    });
    const again = await handlers.addService({ ...nothing, body: tapRepair, context: context() });
    expect([dearer.data.item.id, again.data.item.id]).toEqual(['kitchen-tap-repair-2', 'kitchen-tap-repair']);
    expect(again.position).toBe(await harness.eventLog.head());
  });

  it('changes and removes a service in one call', async () => {
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

  it('refuses prices above the platform’s limit', async () => {
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

  it('stores a drawn icon as plain shapes, and refuses other content', async () => {
    const drawing = (inside: string) => `<svg viewBox="0 0 24 24">${inside}</svg>`;
    const body = { ...tapRepair, icon: drawing('<path class="a" d="M3 12h18"/>') };
    const { data } = await handlers.addService({ ...nothing, body, context: context() });
    expect(data.item.icon).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 12h18"/></svg>',
    );
    const nasty = drawing('<script>alert(1)</script>');
    const refused = { code: 'unsafe_icon', errors: [{ path: 'icon', message: 'Can’t be in an icon: <script>' }] };
    const change = { params: { id: data.item.id }, query: undefined, body: { icon: nasty }, context: context() };
    await expect(handlers.changeService(change)).rejects.toMatchObject(refused);
    await expect(
      handlers.addService({ ...nothing, body: { ...body, icon: nasty }, context: context() }),
    ).rejects.toMatchObject(refused);
  });

  it('answers 404 for an unknown service', async () => {
    await expect(
      handlers.changeService({ params: { id: 'nothing' }, query: undefined, body: {}, context: context() }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a category', () => {
  const category = 'plumbing';
  const arrange = (...ids: string[]) =>
    handlers.arrangeSubcategories({
      params: { category },
      query: undefined,
      body: { subcategories: ids.map((id) => ({ id, name: id, names: {}, isActive: true })) },
      context: context(),
    });
  const add = (name: string, subcategory?: string) =>
    handlers.addService({ ...nothing, body: { ...tapRepair, name, subcategory }, context: context() });
  const order = (...serviceIds: string[]) =>
    handlers.arrangeServices({ params: { category }, query: undefined, body: { serviceIds }, context: context() });

  it('accepts services in its existing subcategories only', async () => {
    await expect(add('Tap', 'taps')).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'subcategory' }] });
    await arrange('taps', 'drains');
    expect((await add('Tap', 'taps')).data.item.subcategory).toBe('taps');
    const change = (subcategory: string | null) =>
      handlers.changeService({ params: { id: 'tap' }, query: undefined, body: { subcategory }, context: context() });
    await expect(change('roofs')).rejects.toMatchObject({ code: 'invalid' });
    expect((await change('drains')).data.item.subcategory).toBe('drains');
    expect((await change(null)).data.item.subcategory).toBeNull();
  });

  it('stores the order of its services, and ignores a repeat', async () => {
    for (const name of ['Tap', 'Drain', 'Roof']) await add(name);
    await order('roof', 'tap', 'drain');
    const head = await harness.eventLog.head();
    expect((await order('roof', 'tap', 'drain')).position).toBe(head);
    const read = async (id: string) =>
      (await handlers.changeService({ params: { id }, query: undefined, body: {}, context: context() })).data.item;
    expect(await Promise.all(['roof', 'tap', 'drain'].map(async (id) => (await read(id)).place))).toEqual([0, 1, 2]);
  });

  it('refuses to order services of another category', async () => {
    await add('Tap');
    await expect(order('tap', 'nothing')).rejects.toMatchObject({ code: 'not_found' });
  });
});
