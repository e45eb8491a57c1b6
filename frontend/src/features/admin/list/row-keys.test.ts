import { expect, it } from 'vitest';
import { rowKeyFor, nextRow } from './row-keys.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: null,
  ...more,
});
const at = (tagName: string, type = '', isContentEditable = false) =>
  ({ target: Object.assign(new EventTarget(), { tagName, type, isContentEditable }) }) as const;
const on = { isOn: true };

it.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['x', 'choose'],
  ['/', 'search'],
  ['?', 'help'],
  ['a', null],
  ['constructor', null],
])('maps %s to %s', (key, meant) => expect(rowKeyFor(pressed(key), on)).toBe(meant));

it('ignores keys during typing and browser shortcuts', () => {
  for (const where of [at('INPUT', 'search'), at('INPUT', 'text'), at('TEXTAREA'), at('SELECT'), at('DIV', '', true)])
    expect(rowKeyFor(pressed('x', where), on)).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented', 'isComposing'])
    expect(rowKeyFor(pressed('k', { [held]: true }), on)).toBeNull();
  expect(rowKeyFor(pressed('x', at('INPUT', 'checkbox')), on)).toBe('choose');
  expect(rowKeyFor(pressed('j', at('A')), on)).toBe('next');
});

it('opens only the help when disabled', () => {
  for (const key of ['j', 'k', 'Enter', 'x', '/']) expect(rowKeyFor(pressed(key), { isOn: false })).toBeNull();
  expect(rowKeyFor(pressed('?'), { isOn: false })).toBe('help');
});

it('moves within the rows', () => {
  expect([nextRow(-1, 'next', 3), nextRow(-1, 'previous', 3)]).toEqual([0, 2]);
  expect([nextRow(0, 'next', 3), nextRow(2, 'next', 3), nextRow(0, 'previous', 3)]).toEqual([1, 2, 0]);
});
