import '../../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdCommand, UNDO_MS } from './held-command.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends once after ten seconds', () => {
  const command = vi.fn<() => void>();
  holdCommand(command);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(command).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(command).toHaveBeenCalledTimes(1);
});

it('sends nothing after an undo', () => {
  const command = vi.fn<() => void>();
  const held = holdCommand(command);
  held.undo();
  held.send();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(UNDO_MS);
  expect(command).not.toHaveBeenCalled();
});

it('sends immediately, and once, when the page is left', () => {
  const command = vi.fn<() => void>();
  const held = holdCommand(command);
  window.dispatchEvent(new Event('pagehide'));
  held.send();
  vi.advanceTimersByTime(UNDO_MS);
  expect(command).toHaveBeenCalledTimes(1);
});
