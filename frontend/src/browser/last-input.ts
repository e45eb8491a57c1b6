import { browserStorage } from './browser-storage.ts';
import { isPrerendering } from './is-prerendering.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Time of the last user input in any tab of this browser. An open tab refreshes its session automatically, which does
 * not count as use (docs/decisions/session-lifetimes.md).
 */

const NOTED_EVERY_MS = 30_000;
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Starts listening; called once per page. */
export function watchInput(): void {
  if (isPrerendering) return;
  for (const input of inputs)
    window.addEventListener(input, () => noteInput(Date.now()), { passive: true, capture: true });
}

function noteInput(nowMs: number): void {
  const before = lastInputMs();
  if (before === null || Math.abs(nowMs - before) >= NOTED_EVERY_MS)
    browserStorage.setItem(storageKeys.lastInput, String(nowMs));
}

/** 0 before any input. */
export function idleSeconds(nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - (lastInputMs() ?? nowMs)) / 1000));
}

function lastInputMs(): number | null {
  const noted = Number(browserStorage.getItem(storageKeys.lastInput) ?? Number.NaN);
  return Number.isFinite(noted) ? noted : null;
}
