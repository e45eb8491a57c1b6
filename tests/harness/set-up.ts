// Vitest runs this before each test file.
import type * as FastCheck from 'fast-check';
import { vi } from 'vitest';
import { propertySeed } from './property-seed.ts';

// Only in files that use it: loading fast-check in each of them would take half a minute of processor time in a run.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof FastCheck>();
  original.configureGlobal({ seed: propertySeed });
  return original;
});
