import { expect, it } from 'vitest';
import { isOneInk } from './one-ink.ts';

const drawn = (shape: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}</svg>`;

it.each([
  ['no colour', '<path d="M0 0"/>', true],
  ['currentColor', '<path fill="none" stroke="currentColor" stroke-width="2"/>', true],
  ['black', '<path fill="#000"/><path fill="black"/>', true],
  ['its own colour', '<path fill="currentColor"/><path fill="#f00"/>', false],
])('detects whether a drawing with %s is in one ink: %s is %s', (_, shape, expected) => {
  expect(isOneInk(drawn(shape))).toBe(expected);
});
