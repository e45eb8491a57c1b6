import { expect, it } from 'vitest';
import { screenNameOf } from './screen-name.ts';

it.each([
  ['/', 'start'],
  ['/client/bookings', 'bookings'],
  ['/client/bookings/0199b2', 'booking'],
  ['/worker/bookings/0199b2/map', 'jobMap'],
  ['/client/help/new', 'askHelp'],
  ['/client/help/0199b2', 'ticket'],
  ['/search?q=tap&near=Makati', 'search'],
  ['/client/home/', 'home'],
  ['/nowhere', null],
  ['', null],
])('names %s %s', (address, name) => {
  expect(screenNameOf(address)).toBe(name);
});
