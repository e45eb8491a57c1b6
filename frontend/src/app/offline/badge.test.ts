import '../../browser/testing/fake-browser.ts';
import type { Task } from 'redux-saga';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStore } from '../create-store.ts';
import { showAppBadge } from '../../browser/app-badge.ts';
import { userChanged } from '../../domain/session/slice.ts';
import { offlineSaga } from './saga.ts';

let badge: number;
let task: Task | undefined;

beforeEach(() => {
  badge = 0;
  Object.defineProperty(navigator, 'setAppBadge', {
    value: async (count: number) => void (badge = count),
    configurable: true,
  });
});
afterEach(() => task?.cancel());

it('shows the count on the icon, and nothing once all is read', () => {
  showAppBadge(3);
  expect(badge).toBe(3);
  showAppBadge(0);
  expect(badge).toBe(0);
});

it('is removed when the user leaves, whatever the next screen is', () => {
  const { store, run } = createStore();
  store.dispatch(userChanged({ user: { isAuthenticated: true, userType: 'client' }, userId: 'u1' }));
  task = run(offlineSaga);
  showAppBadge(3);
  store.dispatch(userChanged({ user: { isAuthenticated: true, userType: 'client', name: 'Ana' }, userId: 'u1' }));
  expect(badge).toBe(3);
  store.dispatch(userChanged({ user: null, userId: null }));
  expect(badge).toBe(0);
});

it('ignores a browser that refuses', async () => {
  Object.defineProperty(navigator, 'setAppBadge', {
    value: () => Promise.reject(new Error('NotAllowedError')),
    configurable: true,
  });
  expect(() => showAppBadge(1)).not.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
});
