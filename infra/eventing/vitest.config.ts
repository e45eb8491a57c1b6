import { defineConfig } from 'vitest/config';

/** The library's own tests: `npm test --workspace @suki/eventing`. They start no server. */
export default defineConfig({
  test: {
    pool: 'forks',
    restoreMocks: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
