import '../../browser/testing/fake-browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { callErrorOf } from '../../api/call-error.ts';
import { forgetSentCode, isCodeJustSent, noteSentCode, sentCodeAt } from './sent-code.ts';

const NOW = Date.parse('2026-11-18T02:00:00.000Z');

beforeEach(() => sessionStorage.clear());

it('knows of no code before one was mailed', () => expect(sentCodeAt('andrea@suki.test', NOW)).toBeNull());

it('knows a code for as long as it is good', () => {
  noteSentCode('andrea@suki.test', NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 10 * MINUTE_MS - 1)).toBe(NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 10 * MINUTE_MS)).toBeNull();
});

it('forgets the code of an address once another one was mailed, which took its place', () => {
  noteSentCode('andrea@suki.test', NOW);
  noteSentCode('reyes@suki.test', NOW + 1);
  expect(sentCodeAt('reyes@suki.test', NOW + 2)).toBe(NOW + 1);
  expect(sentCodeAt('andrea@suki.test', NOW + 2)).toBeNull();
});

it('knows of a texted one beside it, which is good for a shorter time', () => {
  noteSentCode('andrea@suki.test', NOW);
  noteSentCode('+639171234821', NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 1)).toBe(NOW);
  expect(sentCodeAt('+639171234821', NOW + 10 * MINUTE_MS - 1)).toBe(NOW);
  expect(sentCodeAt('+639171234821', NOW + 10 * MINUTE_MS)).toBeNull();
});

it('forgets one that did not go out after all, and no other', () => {
  noteSentCode('andrea@suki.test', NOW);
  forgetSentCode('reyes@suki.test');
  expect(sentCodeAt('andrea@suki.test', NOW + 1)).toBe(NOW);
  forgetSentCode('andrea@suki.test');
  expect(sentCodeAt('andrea@suki.test', NOW + 1)).toBeNull();
});

it.each([
  { retryAfterSeconds: 12, momentAgo: true },
  { retryAfterSeconds: 30, momentAgo: true },
  { retryAfterSeconds: 1800, momentAgo: false },
])('takes a wait of $retryAfterSeconds s for a code that is there: $momentAgo', ({ retryAfterSeconds, momentAgo }) => {
  const body = { success: false, code: 'too_many_requests', details: { retryAfterSeconds } };
  expect(isCodeJustSent(callErrorOf(429, body))).toBe(momentAgo);
});
