// `npm start`: brings a fresh clone to a running Suki. Runs on any Node from 20 on, before a single package is there.
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
