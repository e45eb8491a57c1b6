import { browserStorage } from './browser-storage.ts';
import { drawsPages } from './draws-pages.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * When somebody last touched this browser: an open tab refreshes its session by itself, and that is no use of it
 * (docs/decisions/session-lifetimes.md). Common to all tabs, since they have one session.
 */

const NOTED_EVERY_MS = 30_000;
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Begins to look; called once a page. */
export function watchInput(): void {
  if (drawsPages) return;
  for (const input of inputs)
    window.addEventListener(input, () => noteInput(Date.now()), { passive: true, capture: true });
}

function noteInput(nowMs: number): void {
  const before = lastInputMs();
  if (before === null || Math.abs(nowMs - before) >= NOTED_EVERY_MS)
    browserStorage.setItem(storageKeys.lastInput, String(nowMs));
}

/** 0 where nothing was noted yet. */
export function idleSeconds(nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - (lastInputMs() ?? nowMs)) / 1000));
}

function lastInputMs(): number | null {
  const noted = Number(browserStorage.getItem(storageKeys.lastInput) ?? Number.NaN);
  return Number.isFinite(noted) ? noted : null;
}
