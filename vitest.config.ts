import { configDefaults, defineConfig } from 'vitest/config';
import { hasCaddy } from './tests/deploy/real-caddy.ts';
import { enginesWanted } from './tests/engines/engine.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      'frontend/dist/**',
      'tests/journeys/**',
      '.cache/**',
      ...(enginesWanted() ? [] : ['**/*.engines.test.ts']),
      ...(hasCaddy ? [] : ['tests/deploy/real-caddy.test.ts']),
    ],
    globalSetup: 'tests/engines/global-set-up.ts',
    // Processes, not threads: tests start worker threads, change folders and measure memory.
    pool: 'forks',
    maxWorkers: 2,
    // They end what hangs, and say nothing of speed: a busy machine takes many times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    passWithNoTests: false,
  },
});
