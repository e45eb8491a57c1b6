/**
 * `npm run test:full` sets `TEST_SCOPE=full`: everything runs. `npm test` leaves out the files named `*.full.*` (faults,
 * outages, all themes and languages), and tests that choose among many examples take fewer of them.
 */
export const isFullScope = process.env.TEST_SCOPE === 'full';

/** What `npm test` leaves out, as globs for a test runner. */
export const outsideGate = isFullScope ? [] : ['**/*.full.*'];
