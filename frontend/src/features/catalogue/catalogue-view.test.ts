import { describe, expect, it } from 'vitest';
import type { Service } from '#contracts/views/catalogue.ts';
import { byCategory, homeTabsOf, matching } from './catalogue-view.ts';
import { durationParts } from './duration.ts';
import { inWords } from './id-in-words.ts';

const service = (name: string, category: string, description = '') =>
  ({ id: name, name, title: '', category, description }) as Service;
const tap = service('Plumbing', 'plumbing', 'Leaking taps and pipes');
const clean = service('Deep cleaning', 'cleaning');
const move = service('Moving', 'moving');
const shine = service('Shoe shine', 'shoe-shine');

describe('the tabs of the home', () => {
  it('come in the preferred order, empty ones left out', () => {
    expect(homeTabsOf([tap, clean]).tabs.map(({ tab }) => tab)).toEqual(['Cleaning', 'Repairs']);
  });

  it('know whether other categories exist', () => {
    expect(homeTabsOf([tap]).others).toBe(false);
    expect(homeTabsOf([tap, move]).others).toBe(true);
    expect(homeTabsOf([shine])).toEqual({ tabs: [], others: true });
  });
});

it('groups by category in the catalogue’s order, unknown ones last', () => {
  expect(byCategory([shine, move, tap, clean]).map(({ category }) => category)).toEqual([
    'cleaning',
    'plumbing',
    'moving',
    'shoe-shine',
  ]);
});

describe('the catalogue search', () => {
  it('matches the beginning of any word', () => {
    expect(matching([tap, clean], 'tap')).toEqual([tap]);
    expect(matching([tap, clean], 'DEEP clea')).toEqual([clean]);
  });

  it('returns everything for an empty query, and nothing without a match', () => {
    expect(matching([tap, clean], '  ')).toEqual([tap, clean]);
    expect(matching([tap, clean], 'tap clean')).toEqual([]);
  });
});

it.each([
  [45, { key: 'minutes', count: 45 }],
  [60, { key: 'hours', count: 1 }],
  [90, { key: 'hoursAndMinutes', hours: 1, minutes: 30 }],
])('formats %i minutes in hours', (minutes, parts) => {
  expect(durationParts(minutes)).toEqual(parts);
});

it('names a custom category by its id', () => {
  expect(inWords('shoe-shine')).toBe('Shoe shine');
});
