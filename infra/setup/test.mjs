// `npm test`: installs what is missing, then lets Node 26 run the checks. Runs on any Node from 20 on.
import { ensureInstalled } from './installed.mjs';
import { continueInNode26, failWith } from './run.mjs';

try {
  await ensureInstalled();
  await continueInNode26(['tests/tools/run-all.ts', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
  console.log('0 passed, 1 failed');
}
