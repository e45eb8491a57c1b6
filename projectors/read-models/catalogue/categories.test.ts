import { expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { given, recorder } from '../testing/given-events.ts';
import { categories } from './categories.ts';

it('holds the latest arrangement of each category, and pushes it to every screen', async () => {
  const happened = recorder();
  const category = 'appliance-repair';
  const arranged = (...ids: string[]) =>
    happened(
      'SubcategoriesArranged',
      { category, subcategories: ids.map((id) => ({ id, name: id, names: {}, isActive: true })) },
      { stream: streams.category(category) },
    );
  const { documents, pushes } = await given(categories, [arranged('aircon', 'washing'), arranged('washing', 'aircon')]);
  expect(documents.get(category)?.subcategories.map(({ id }) => id)).toEqual(['washing', 'aircon']);
  expect(pushes).toContainEqual(expect.objectContaining({ event: 'catalogue:updated', to: 'everyone' }));
});
