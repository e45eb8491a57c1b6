import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { avatarGround, initials } from './showing/avatar-ground.ts';
import { dateOfDay, dayOfDate } from './forms/calendar-day.ts';
import { Badge } from './showing/Badge.tsx';
import { caretAfter } from './forms/formatted-input.ts';
import { isCurrent } from './page/nav-item.ts';
import { rangeOf } from './pressing/page-range.ts';
import { stepIntoSight } from './pressing/use-chosen-in-sight.ts';
import { House } from 'lucide-react';

describe('a count', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [120, '9+'],
  ])('shows %i as %s', (count, shown) =>
    expect(renderToStaticMarkup(createElement(Badge, { count }))).toContain(`<span>${shown}</span>`),
  );
});

describe('the chosen one of a row that scrolls', () => {
  it.each([
    ['between the pale edges', 125, 248, 0],
    ['under the right edge', 250, 340, 115],
    ['beyond the right edge', 400, 500, 270],
    ['under the left edge', 16, 108, -118],
  ])('%s moves by as much as it needs', (_, left, right, step) =>
    expect(stepIntoSight({ left: 0, right: 360 }, { left, right })).toBe(step),
  );
});

describe('the pages of a list', () => {
  it.each([
    [1, 20, 79, { page: 1, from: 1, to: 20 }],
    [4, 20, 79, { page: 4, from: 61, to: 79 }],
    [9999, 50, 6648, { page: 133, from: 6601, to: 6648 }],
    [1, 20, 0, { page: 1, from: 0, to: 0 }],
  ])('on page %i with %i of %i are %o', (page, limit, total, shown) =>
    expect(rangeOf(page, limit, total)).toEqual(shown),
  );
});

describe('an avatar without a picture', () => {
  it.each([
    ['Jun Bautista', 'JB'],
    ['Maria Cora Pascual', 'MP'],
    ['Liza', 'L'],
    ['', ''],
  ])('of %s shows %s', (name, shown) => expect(initials(name)).toBe(shown));
  it.each([
    ['Jun Bautista', 'bg-sand'],
    ['jun', 'bg-sand'],
    ['Andrea', 'bg-sky'],
    ['Nestor', 'bg-leaf'],
  ])('of %s has the colour %s', (name, ground) => expect(avatarGround(name)).toBe(ground));
});

describe('a day in the calendar', () => {
  it.each(['2026-11-18', '2026-01-01', '2026-12-31', '2028-02-29'])('round-trips %s through a date', (day) =>
    expect(dayOfDate(dateOfDay(day))).toBe(day),
  );
});

describe('the caret of a field that formats', () => {
  it.each([
    ['1,850', 2, 3],
    ['1,850', 0, 0],
    ['917 123', 4, 5],
    ['1,850', 9, 5],
  ])('in %s after %i digits is at %i', (text, count, at) => expect(caretAfter(text, count, /\d/)).toBe(at));
});

describe('the current entry of a navigation', () => {
  const bookings = { to: '/worker-bookings', label: 'Bookings', icon: House, also: ['/worker/bookings'] };
  it.each([
    ['/worker-bookings', true],
    ['/worker/bookings/b1', true],
    ['/worker-bookings-old', false],
    ['/worker/profile', false],
  ])('at %s: %s', (path, current) => expect(isCurrent(bookings, path)).toBe(current));

  it('excludes an exact entry below itself', () =>
    expect(isCurrent({ to: '/admin', label: 'Dashboard', icon: House, exact: true }, '/admin/users')).toBe(false));
});
