import '../../browser/testing/fake-browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { callErrorOf } from '../../api/call-error.ts';
import { forgetSentCode, isCodeJustSent, noteSentCode, sentCodeAt } from './sent-code.ts';

const NOW = Date.parse('2026-11-18T02:00:00.000Z');

beforeEach(() => sessionStorage.clear());

it('returns null before a code was sent', () => expect(sentCodeAt('andrea@suki.test', NOW)).toBeNull());

it('returns a code while it is valid', () => {
  noteSentCode('andrea@suki.test', NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 10 * MINUTE_MS - 1)).toBe(NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 10 * MINUTE_MS)).toBeNull();
});

it('forgets the code of an address after another was mailed, which invalidates it', () => {
  noteSentCode('andrea@suki.test', NOW);
  noteSentCode('reyes@suki.test', NOW + 1);
  expect(sentCodeAt('reyes@suki.test', NOW + 2)).toBe(NOW + 1);
  expect(sentCodeAt('andrea@suki.test', NOW + 2)).toBeNull();
});

it('keeps a texted code separately, with a shorter validity', () => {
  noteSentCode('andrea@suki.test', NOW);
  noteSentCode('+639171234821', NOW);
  expect(sentCodeAt('andrea@suki.test', NOW + 1)).toBe(NOW);
  expect(sentCodeAt('+639171234821', NOW + 10 * MINUTE_MS - 1)).toBe(NOW);
  expect(sentCodeAt('+639171234821', NOW + 10 * MINUTE_MS)).toBeNull();
});

it('forgets only the code that was not sent after all', () => {
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
])('treats a wait of $retryAfterSeconds s as an existing code: $momentAgo', ({ retryAfterSeconds, momentAgo }) => {
  const body = { success: false, code: 'too_many_requests', details: { retryAfterSeconds } };
  expect(isCodeJustSent(callErrorOf(429, body))).toBe(momentAgo);
});
