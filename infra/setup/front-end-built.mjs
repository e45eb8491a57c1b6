import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failWith, insideEnvironment, node26, root, run, SetUpFailed } from './run.mjs';

const inputs = ['frontend', 'contracts', 'infra/http/calls', 'package-lock.json', 'tsconfig.json'];
const builtPage = join(root, 'frontend/dist/index.html');
const recordFile = join(root, '.cache/front-end-build.json');

/**
 * Builds the front end if its sources have changed since the last build. Compares sizes and times of the files, which
 * takes a few milliseconds; reads their content only if those differ (a fresh checkout, a touched file).
 */
export async function ensureFrontEndBuilt() {
  const files = inputs.flatMap(filesUnder);
  const times = hashOf(files, (file) => timeAndSize(file));
  const built = existsSync(builtPage) ? readRecord() : {};
  if (built.times === times) return;
  const content = hashOf(files, (file) => readFileSync(join(root, file)));
  if (built.content !== content) await build();
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ times, content }));
}

function filesUnder(path) {
  if (path === 'frontend/dist' || path === 'frontend/node_modules' || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function timeAndSize(file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
}

function hashOf(files, describe) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(describe(file)).update('\0');
  return hash.digest('hex');
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {}; // no build yet, or a record cut short: build again
  }
}

async function build() {
  console.log('Building the front end …');
  rmSync(recordFile, { force: true }); // an interrupted build must not count as finished
  const exitCode = await run(node26, ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn'], {
    env: { ...insideEnvironment, NODE_ENV: 'production' },
  });
  if (exitCode !== 0) throw new SetUpFailed('The front end could not be built: the lines above say why.');
}

if (import.meta.main) await ensureFrontEndBuilt().catch(failWith);
