import { expect, it } from 'vitest';
import { subcategoriesWith } from './subcategories.ts';

const named = (id: string) => ({ id, name: id, names: {}, isActive: true });
const category = { id: 'appliance-repair', subcategories: [named('aircon'), named('washing')] };

it('lists the subcategories with services of the category, in its order', () => {
  const services = [
    { category: 'appliance-repair', subcategory: 'washing' },
    { category: 'appliance-repair', subcategory: null },
    { category: 'moving', subcategory: 'aircon' },
  ];
  expect(subcategoriesWith(services, category).map(({ id }) => id)).toEqual(['washing']);
  expect(subcategoriesWith(services, undefined)).toEqual([]);
});
