import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from './server-time.ts';

const now = Date.parse('2026-11-25T02:00:00Z');
const dateOf = (aheadMs: number) => new Date(now + aheadMs).toUTCString();
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  noteServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

it.each([-75, 75])('follows the server when the browser’s clock is %d minutes off', (minutes) => {
  noteServerDate(dateOf(minutes * MINUTE_MS));
  expect(serverNow()).toBe(now + minutes * MINUTE_MS);
  vi.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(now + minutes * MINUTE_MS + 90_000);
});

it('does not jump when the browser’s clock is changed', () => {
  noteServerDate(dateOf(75 * MINUTE_MS));
  vi.setSystemTime(now + 75 * MINUTE_MS);
  expect(serverNow()).toBe(now + 75 * MINUTE_MS);
  noteServerDate(dateOf(75 * MINUTE_MS));
  expect(serverNow()).toBe(now + 75 * MINUTE_MS);
});

it.each([null, 'soon', dateOf(-20_000)])('follows the browser when the server sends %s', (date) => {
  noteServerDate(date);
  expect(serverNow()).toBe(now);
});
