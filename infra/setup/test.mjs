// `npm test`: installs missing packages, then runs the checks in Node 26. Runs on Node 20 and later.
import { ensureInstalled } from './installed.mjs';
import { continueInNode26, failWith } from './run.mjs';

try {
  await ensureInstalled();
  await continueInNode26(['tests/tools/run-all.ts', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
  console.log('0 passed, 1 failed');
}
