import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from './tests/harness/browser.ts';
import { enginesWanted } from './tests/engines/engine.ts';

// Each journey starts its own Suki on a free port (tests/harness/start-suki.ts), so there is no web server here.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  testIgnore: enginesWanted() ? [] : '**/*.engines.journey.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // These end what hangs, and say nothing of speed: a busy machine takes many times as long as a quiet one.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunchOptions(),
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace of each step takes a sixth of all journeys' time: `npx playwright test NAME --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
