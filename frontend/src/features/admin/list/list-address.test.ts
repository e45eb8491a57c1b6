import { describe, expect, it } from 'vitest';
import { disputeCalls } from '#contracts/calls/dispute.ts';
import { platformCalls } from '#contracts/calls/platform.ts';
import { dayFilter } from './days/day-filter.tsx';
import { readAddress, valuesOf } from './list-address.ts';

const filters = { q: { asks: 'q' }, type: { asks: 'userType' }, status: { asks: 'status' }, day: dayFilter } as const;

const read = (address: string) =>
  readAddress(platformCalls.listUsers, filters, { params: new URLSearchParams(address), today: '2026-11-18' });

describe('the address of a list', () => {
  it('has the call’s arguments under its own names', () => {
    expect(read('q=+Ana+&type=worker&status=applied&day=today&sort=-joined&page=3').query).toEqual({
      page: 3,
      q: 'Ana',
      userType: 'worker',
      status: 'applied',
      sort: '-joined',
      from: '2026-11-18',
      to: '2026-11-18',
    });
  });

  it.each(['type=robot', 'status=gone', 'day=someday', 'sort=shoe_size', 'unknown=1', 'userType=worker'])(
    'ignores %s',
    (address) => {
      expect(read(address)).toMatchObject({ query: { page: 1 }, clear: null });
      expect(Object.keys(read(address).query)).toEqual(['page']);
    },
  );

  it.each(['page=0', 'page=-4', 'page=two', 'page=1.5', ''])('reads %o as the first page', (address) => {
    expect(read(address).query.page).toBe(1);
  });

  it('keeps the text as written', () => {
    expect(read('q=Ana++Cruz').values).toEqual({ q: 'Ana  Cruz', type: '', status: '', day: '' });
  });

  it('clears all filters if one is set', () => {
    expect(read('page=2&sort=joined').clear).toBeNull();
    expect(read('type=worker').clear).toEqual({ q: null, type: null, status: null, day: null });
  });

  it('has the default of the call, which is not cleared where it is kept', () => {
    const shown = (address: string) =>
      readAddress(
        disputeCalls.listDisputes,
        { show: { asks: 'show', kept: true } },
        { params: new URLSearchParams(address), today: '2026-11-18' },
      );
    expect(shown('')).toMatchObject({ query: { show: 'open' }, values: { show: 'open' }, omitted: { show: 'open' } });
    expect(shown('show=over')).toMatchObject({ query: { show: 'over' }, clear: null });
  });
});

it('lists the values of an enum parameter', () => {
  expect(valuesOf(disputeCalls.listDisputes, 'show')).toEqual(['open', 'decided', 'over']);
  expect(valuesOf(platformCalls.listUsers, 'userType')).toContain('worker');
  expect(valuesOf(platformCalls.listUsers, 'q')).toEqual([]);
});
