// Vitest runs this before each test file.
import type * as FastCheck from 'fast-check';
import { vi } from 'vitest';
import { forgetPositions } from './known-positions.ts';
import { propertySeed } from './property-seed.ts';
import { testClock, testStart } from './test-clock.ts';

// Files share a process: each starts with real time, and without timers and positions of earlier files.
vi.useRealTimers();
testClock.jumpTo(testStart);
forgetPositions();

// Only in files that use it: loading fast-check in each file would take half a minute of processor time per run.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof FastCheck>();
  original.configureGlobal({ seed: propertySeed });
  return original;
});
