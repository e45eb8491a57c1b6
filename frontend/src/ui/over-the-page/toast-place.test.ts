import { expect, it } from 'vitest';
import { isAtTopNext, isField } from './toast-place.ts';

const element = (tagName: string, type?: string, isContentEditable = false) => ({
  tagName,
  isContentEditable,
  ...(type !== undefined && { type }),
});

it.each([
  ['a text field', element('INPUT', 'text'), true],
  ['an input of any other kind', element('INPUT', 'tel'), true],
  ['a text area', element('TEXTAREA', 'textarea'), true],
  ['a list', element('SELECT', 'select-one'), true],
  ['an editable element', element('DIV', undefined, true), true],
  ['a checkbox', element('INPUT', 'checkbox'), false],
  ['a radio button', element('INPUT', 'radio'), false],
  ['a button', element('BUTTON', 'submit'), false],
  ['the page', element('BODY'), false],
])('tells whether %s is written into', (_, focused, expected) => {
  expect(isField(focused)).toBe(expected);
});

it.each([
  { isAtTop: false, isInputBelow: true, isNoneShown: false, next: true, why: 'moves up at once for a field in use' },
  { isAtTop: false, isInputBelow: true, isNoneShown: true, next: true, why: 'starts at the top over a field in use' },
  { isAtTop: true, isInputBelow: true, isNoneShown: true, next: true, why: 'stays at the top while somebody writes' },
  { isAtTop: true, isInputBelow: false, isNoneShown: false, next: true, why: 'stays at the top while one is shown' },
  { isAtTop: true, isInputBelow: false, isNoneShown: true, next: false, why: 'moves down once none is shown' },
  { isAtTop: false, isInputBelow: false, isNoneShown: false, next: false, why: 'stays at the bottom' },
])('$why', ({ isAtTop, next, ...now }) => {
  expect(isAtTopNext(isAtTop, now)).toBe(next);
});
