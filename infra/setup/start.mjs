// `npm start`: starts Suki from a fresh clone. Runs on Node 20 and later, before any package is installed.
import { ensureFrontEndBuilt } from './front-end-built.mjs';
import { ensureInstalled } from './installed.mjs';
import { continueInNode26, failWith } from './run.mjs';

try {
  await ensureInstalled();
  await ensureFrontEndBuilt();
  await continueInNode26(['suki.ts', ...process.argv.slice(2)]);
} catch (error) {
  failWith(error);
}
