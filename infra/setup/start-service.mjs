// `npm run start:command-api` and the like: one service in its own process, with the dependencies that the environment
// names. Runs on Node 20 and later; a production image contains everything, and nothing is installed.
import './compile-cache.mjs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { continueInNode26, failWith, root } from './run.mjs';

const [service] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);

try {
  if (process.env.NODE_ENV === 'production' && major >= 26) {
    await import(pathToFileURL(join(root, service, 'main.ts')).href);
  } else {
    await ensureInstalled();
    await continueInNode26([`${service}/main.ts`]);
  }
} catch (error) {
  failWith(error);
}
