// Vitest runs this before each test file.
import type * as FastCheck from 'fast-check';
import { vi } from 'vitest';
import { propertySeed } from './property-seed.ts';
import { testClock, testStart } from './test-clock.ts';

// Files share a process: none sees the time to which an earlier one moved, nor its timers.
vi.useRealTimers();
testClock.jumpTo(testStart);

// Only in files that use it: loading fast-check in each of them would take half a minute of processor time in a run.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof FastCheck>();
  original.configureGlobal({ seed: propertySeed });
  return original;
});
