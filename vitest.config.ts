import { configDefaults, defineConfig } from 'vitest/config';
import { enginesWanted } from './tests/engines/engine.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [...configDefaults.exclude, 'frontend/dist/**', 'tests/journeys/**', '.cache/**', ...(enginesWanted() ? [] : ['**/*.engines.test.ts'])],
    globalSetup: 'tests/engines/keeper.ts',
    // Processes, not threads: tests start worker threads, change folders and measure memory.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    // An engine that starts beside everything else takes its time.
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    passWithNoTests: false
  }
});
