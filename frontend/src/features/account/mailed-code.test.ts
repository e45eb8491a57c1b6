import '../../app/browser.test-setup.ts';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { mailedCodeAt, noteMailedCode } from './mailed-code.ts';

const NOW = Date.parse('2026-11-18T02:00:00.000Z');

beforeEach(() => sessionStorage.clear());

it('knows of no code before one was mailed', () => expect(mailedCodeAt('andrea@suki.test', NOW)).toBeNull());

it('knows a code for as long as it is good', () => {
  noteMailedCode('andrea@suki.test', NOW);
  expect(mailedCodeAt('andrea@suki.test', NOW + 15 * MINUTE_MS - 1)).toBe(NOW);
  expect(mailedCodeAt('andrea@suki.test', NOW + 15 * MINUTE_MS)).toBeNull();
});

it('forgets the code of an address once another one was mailed, which took its place', () => {
  noteMailedCode('andrea@suki.test', NOW);
  noteMailedCode('reyes@suki.test', NOW + 1);
  expect(mailedCodeAt('reyes@suki.test', NOW + 2)).toBe(NOW + 1);
  expect(mailedCodeAt('andrea@suki.test', NOW + 2)).toBeNull();
});
