import { expect, test } from 'vitest';
import { ratingFigures } from './rating-figures.ts';

const carla = { accountId: 'a-carla', name: 'Carla Lim', avatar: null };
const rico = { accountId: 'a-rico', name: 'Rico Tan', avatar: null };

test('counts ratings in total and by agent, most rated first', () => {
  expect(
    ratingFigures([
      { agent: rico, rating: 'bad' },
      { agent: carla, rating: 'good' },
      { agent: null, rating: 'bad' },
      { agent: carla, rating: 'good' },
      { agent: carla, rating: 'bad' },
    ]),
  ).toEqual({
    all: { good: 2, bad: 3 },
    agents: [
      { agent: carla, good: 2, bad: 1 },
      { agent: rico, good: 0, bad: 1 },
      { agent: null, good: 0, bad: 1 },
    ],
  });
  expect(ratingFigures([])).toEqual({ all: { good: 0, bad: 0 }, agents: [] });
});
