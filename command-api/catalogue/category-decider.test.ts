import { expect, it } from 'vitest';
import type { CategoryEvent, Subcategory } from '#contracts/events/catalogue.ts';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import { categoryDecider } from './category-decider.ts';
import type { CategoryCommand } from './commands.ts';

const category = 'appliance-repair';
const aircon: Subcategory = { id: 'aircon', name: 'Aircon', names: { fil: 'Aircon' }, isActive: true };
const washing: Subcategory = { id: 'washing', name: 'Washing machines', names: {}, isActive: true };

const given = givenEventsOf(categoryDecider);
const arrange = (...subcategories: Subcategory[]): CategoryCommand => ({
  type: 'ArrangeSubcategories',
  data: { category, subcategories },
});
const arranged = (...subcategories: Subcategory[]): CategoryEvent => ({
  type: 'SubcategoriesArranged',
  data: { category, subcategories },
});

it('divides a category once', () => {
  given([])
    .when(arrange(aircon, washing))
    .then([arranged(aircon, washing)]);
  given([arranged(aircon, washing)])
    .when(arrange(aircon, washing))
    .then([]);
});

it('changes order and availability', () => {
  const { state } = given([arranged(aircon, washing)]).when(arrange(washing, { ...aircon, isActive: false }));
  expect(state.subcategories.map(({ id, isActive }) => [id, isActive])).toEqual([
    ['washing', true],
    ['aircon', false],
  ]);
});

it('refuses to overwrite another admin’s change', () => {
  const seen = (before: Subcategory[], ...subcategories: Subcategory[]): CategoryCommand => ({
    type: 'ArrangeSubcategories',
    data: { category, subcategories, before },
  });
  given([arranged(aircon, washing)])
    .when(seen([aircon], aircon, { ...washing, name: 'Washers' }))
    .then(refuse('stale'));
  given([arranged(aircon)])
    .when(seen([aircon], washing))
    .then([arranged(washing)]);
  // Equal changes and repeats succeed.
  given([arranged(aircon, washing)])
    .when(seen([aircon], aircon, washing))
    .then([]);
});

it('removes the division of a category', () => {
  given([arranged(aircon)])
    .when(arrange())
    .then([arranged()]);
  given([]).when(arrange()).then([]);
});
