import { configDefaults, defineConfig } from 'vitest/config';
import { catalogues } from './frontend/build/catalogues.ts';
import { hasCaddy } from './tests/deploy/real-caddy.ts';
import { skippedGlobs } from './tests/engines/skipped-files.ts';
import { outsideGate } from './tests/harness/test-scope.ts';

const exclude = [
  ...configDefaults.exclude,
  'frontend/dist/**',
  'tests/journeys/**',
  '.cache/**',
  ...outsideGate,
  ...skippedGlobs(),
  ...(hasCaddy ? [] : ['tests/deploy/real-caddy.test.ts']),
];

/** Pure functions without state: their files share modules, which takes a third of the time. */
const pure = ['contracts/**/*.test.ts', 'projectors/read-models/**/*.test.ts'];
/** State of modules, mocks and fake timers, but no process and no server: a thread for each file. */
const screens = ['frontend/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    globalSetup: 'tests/engines/global-set-up.ts',
    // One more than the cores of a small machine: some files wait for a policy or an engine.
    maxWorkers: 3,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        plugins: [catalogues()],
        test: { name: 'screens', include: screens, exclude, pool: 'threads' },
      },
      {
        extends: true,
        // Processes, not threads: tests start worker threads, change folders and measure memory. A process runs its files one
        // after the other and loads each module once, which saves a third of the time.
        test: {
          name: 'processes',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...pure, ...screens],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
    setupFiles: 'tests/harness/set-up.ts',
    // These only end hanging tests. They do not measure speed: a busy machine takes many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
