import { afterAll, beforeAll, expect, it } from 'vitest';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { registrationsOf } from '#tests/harness/queries/test-users.ts';

let suki: Suki;
const happened = recorder();
const facts = {
  title: '',
  icon: 'bug',
  description: '',
  urgent: false,
  basePriceCentavos: 500_00,
  durationMinutes: 60,
};

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const added = { ...facts, serviceId: 'aircon-cleaning', name: 'Aircon cleaning', category: 'appliance-repair' };
  const subcategories = [
    { id: 'washing', name: 'Washing machines', names: {}, isActive: false },
    { id: 'aircon', name: 'Aircon', names: {}, isActive: true },
  ];
  await suki.happened(
    ...registrationsOf(happened),
    happened('ServiceAdded', { ...added, subcategory: 'aircon' }, { stream: 'service-aircon-cleaning' }),
    happened(
      'SubcategoriesArranged',
      { category: 'appliance-repair', subcategories },
      { stream: 'category-appliance-repair' },
    ),
  );
});
afterAll(() => suki.close());

it('shows clients offered categories with their services', async () => {
  const { items } = await suki.ask('listCategories');
  expect(items.find(({ id }) => id === 'appliance-repair')?.subcategories.map(({ id }) => id)).toEqual(['aircon']);
  const { item } = await suki.ask('readService', { params: { id: 'aircon-cleaning' } });
  expect(item.subcategory).toBe('aircon');
});

it('is found by its subcategory’s names, including a new one at once', async () => {
  const found = async (q: string) => (await suki.ask('listServices', { query: { q } })).items.map(({ id }) => id);
  const workers = async () => (await suki.ask('listWorkers', { query: { q: 'palamigan' } })).total;
  await suki.happened(
    happened(
      'ServicesOffered',
      {
        workerId: 'w1',
        accountId: 'wa1',
        services: [{ serviceId: 'aircon-cleaning', name: 'Aircon cleaning', category: 'appliance-repair' }],
      },
      { stream: 'worker-w1' },
    ),
  );
  expect([await found('palamigan'), await workers()]).toEqual([[], 0]);
  const subcategories = [{ id: 'aircon', name: 'Coolers', names: { fil: 'Palamigan' }, isActive: true }];
  await suki.happened(
    happened(
      'SubcategoriesArranged',
      { category: 'appliance-repair', subcategories },
      { stream: 'category-appliance-repair' },
    ),
  );
  expect([await found('palamigan'), await workers()]).toEqual([['aircon-cleaning'], 1]);
});
