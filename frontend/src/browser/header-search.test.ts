import './testing/fake-browser.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { announceNow, announceSearch, queryFor, SEARCH_EVENT, takePendingSearch } from './header-search.ts';

afterEach(() => vi.useRealTimers());

it('reports typed text once, trimmed, 300 ms after the last key', () => {
  vi.useFakeTimers();
  const heard: Event[] = [];
  window.addEventListener(SEARCH_EVENT, (event) => heard.push(event));
  announceSearch({ query: 'plu', pathname: '/client/bookings' });
  vi.advanceTimersByTime(299);
  announceSearch({ query: ' plumbing ', pathname: '/client/bookings' });
  vi.advanceTimersByTime(299);
  expect(heard).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(heard.map((event) => queryFor('/client/bookings', event))).toEqual(['plumbing']);
  expect(heard.map((event) => queryFor('/client/chat', event))).toEqual([null]);
});

it('reports immediately on Enter whether a screen handled it, and only once', () => {
  vi.useFakeTimers();
  const words = { query: 'plumbing', pathname: '/client/settings' };
  announceSearch(words);
  expect(announceNow(words)).toBe(false);
  const heard: Event[] = [];
  const take = (event: Event) => {
    event.preventDefault();
    heard.push(event);
  };
  window.addEventListener(SEARCH_EVENT, take);
  announceSearch(words);
  expect(announceNow(words)).toBe(true);
  vi.advanceTimersByTime(300);
  window.removeEventListener(SEARCH_EVENT, take);
  expect(heard).toHaveLength(1);
});

it('keeps unhandled text for the next screen, once', () => {
  vi.useFakeTimers();
  const say = (query: string) => {
    announceSearch({ query, pathname: '/client/workers' });
    vi.advanceTimersByTime(300);
  };
  say('cleaning');
  expect([takePendingSearch(), takePendingSearch()]).toEqual([
    { query: 'cleaning', pathname: '/client/workers' },
    undefined,
  ]);
  say('deep');
  const take = (event: Event) => event.preventDefault();
  window.addEventListener(SEARCH_EVENT, take);
  say('plumbing');
  window.removeEventListener(SEARCH_EVENT, take);
  expect(takePendingSearch()).toBeUndefined();
});
