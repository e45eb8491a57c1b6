import { expect, it } from 'vitest';
import type { Quote } from '#contracts/views/booking.ts';
import { openQuotes, pastQuotes, priceMarks, writtenMarks } from './quote-view.ts';

const noon = Date.parse('2026-11-17T04:00:00Z');

function quote(
  id: string,
  amount: number,
  { rating = 4.5, sukiJobs = 0, ...changes }: Partial<Quote> & { rating?: number; sukiJobs?: number } = {},
): Quote {
  return {
    id,
    workerId: `w-${id}`,
    amount,
    message: '',
    status: 'open',
    validUntil: '2026-11-17T05:00:00Z',
    offeredAt: '2026-11-16T12:00:00Z',
    outdated: false,
    earning: null,
    worker: {
      id: `w-${id}`,
      accountId: `a-${id}`,
      name: id,
      avatar: null,
      rating,
      completedJobs: 5,
      sukiJobs,
      distanceKm: 1,
    },
    ...changes,
  };
}

const three = [
  quote('ramil', 2100_00, { rating: 4.8 }),
  quote('nestor', 1700_00, { rating: 4.7 }),
  quote('jun', 1850_00, { rating: 4.9, sukiJobs: 3 }),
];

it('sorts a suki first, then by rating', () => {
  expect(openQuotes(three, noon).map((shown) => shown.quote.id)).toEqual(['jun', 'ramil', 'nestor']);
});

it('tags the lowest price and the best rating, if there is a comparison without a tie', () => {
  expect(openQuotes(three, noon).map(({ tags }) => tags)).toEqual([['bestRated'], [], ['lowest']]);
  expect(openQuotes([quote('jun', 100)], noon)[0]?.tags).toEqual([]);
  expect(openQuotes([quote('jun', 100), quote('nestor', 100)], noon).flatMap(({ tags }) => tags)).toEqual([]);
  expect(
    openQuotes([quote('jun', 100, { rating: 0 }), quote('nestor', 200, { rating: 0 })], noon).flatMap(
      ({ tags }) => tags,
    ),
  ).toEqual(['lowest']);
});

it('marks quotes that expired while the page was open', () => {
  expect(openQuotes([quote('jun', 100)], noon)[0]?.ranOut).toBe(false);
  expect(openQuotes([quote('jun', 100)], noon + 3_600_000)[0]?.ranOut).toBe(true);
});

it('lists closed quotes, the accepted one first, without replaced ones', () => {
  const past = [
    quote('old', 1, { status: 'replaced' }),
    quote('nestor', 2, { status: 'closed' }),
    quote('jun', 3, { status: 'accepted' }),
    quote('ramil', 4),
  ];
  expect(pastQuotes(past).map(({ id }) => id)).toEqual(['jun', 'nestor']);
});

it('places prices between the lowest and the highest', () => {
  expect(priceMarks(openQuotes(three, noon)).map(({ amount, at, first }) => [amount, at, first])).toEqual([
    [1700_00, 0, false],
    [1850_00, 0.375, true],
    [2100_00, 1, false],
  ]);
  expect(priceMarks(openQuotes([quote('a', 100), quote('b', 100)], noon))).toHaveLength(1);
});

it('labels both ends and the labels that do not overlap', () => {
  const marks = [0, 0.1, 0.5, 0.6, 1].map((at, index) => ({
    id: String(index),
    amount: index,
    at,
    first: index === 3,
  }));
  expect([...writtenMarks(marks)].sort()).toEqual(['0', '3', '4']);
});
