import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from './tests/harness/browser.ts';
import { skippedGlobs } from './tests/engines/skipped-files.ts';
import { outsideGate } from './tests/harness/test-scope.ts';

// Each journey starts its own Suki on a free port (tests/harness/start-suki.ts), so there is no web server here.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  testIgnore: [...outsideGate, ...skippedGlobs()],
  globalSetup: './tests/journeys/global-set-up.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // These only end hanging tests. They do not measure speed: a busy machine takes many times as long as an idle one.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunchOptions(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Without animations, a screenshot does not depend on their progress. Tests of motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer for the server. Journeys about it set 'allow'.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Snapshots of each step would add a sixth to the time of all journeys: `npx playwright test NAME --trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
