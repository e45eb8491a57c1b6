import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { expectEach } from '../harness/failing-cells.ts';
import { routeTable } from '#contracts/calls/route-table.ts';

/** Download budgets of visitors, measured on the built front end. */
const LANDING_KB = 120;
const SCREEN_KB = 60;

type Entry = { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: boolean };

const dist = join(import.meta.dirname, '../../frontend/dist');
const manifest: Record<string, Entry> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const start = 'index.html';
const landing = 'src/features/landing/screens/LandingPage.tsx';
const signedIn = [
  start,
  'src/app/StoreProvider.tsx',
  'src/app/ShellProvider.tsx',
  'src/app/areas/ClientArea.tsx',
  'src/app/areas/WorkerArea.tsx',
  'src/app/areas/AdminArea.tsx',
  'src/app/guards/RequireLogin.tsx',
];
const screens = Object.keys(manifest).filter(
  (name) => manifest[name]?.isDynamicEntry && /^src\/features\/.*(Screen|Screens|Step|Page)\.tsx$/.test(name),
);

function entryOf(name: string): Entry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The build has no ${name}`);
  return entry;
}

/** The scripts with these names and all of their imports. */
function scriptsOf(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const todo = [...names];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    todo.push(...(entryOf(name).imports ?? []));
  }
  return new Set([...seen].map((name) => entryOf(name).file));
}

function compressedKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file))).length;
  return bytes / 1000;
}

/** The catalogues of a language that these scripts load automatically. */
function wordsFor(names: readonly string[], language: string): string[] {
  const files = scriptsOf(names);
  const fetched = Object.values(manifest)
    .filter(({ file }) => files.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  return [...new Set(fetched)].filter((name) => name.endsWith(`.en.ts?${language}`));
}

it('the landing page ships at most 120 KB of compressed script, in English and in Filipino', () => {
  expect(compressedKb(scriptsOf([start, landing]))).toBeLessThanOrEqual(LANDING_KB);
  const filipino = wordsFor([start, landing], 'fil');
  expect(filipino).toContain('src/features/landing/landing.en.ts?fil');
  expect(compressedKb(scriptsOf([start, landing, ...filipino]))).toBeLessThanOrEqual(LANDING_KB);
});

/**
 * The whole download of a public page: the start, the store, and its own code. Lower the figure whenever a page gets
 * smaller. The search's figure includes the error boundary, the offline notice and the server time of its shell.
 */
it.each([
  ['/services', 188, ['src/app/areas/VisitorArea.tsx', 'src/features/catalogue/screens/ServicesScreen.tsx']],
  ['/search', 206, ['src/app/areas/VisitorArea.tsx', 'src/features/search/SearchScreen.tsx']],
  ['/login', 230, ['src/app/guards/RedirectSignedIn.tsx', 'src/features/account/screens/LoginScreen.tsx']],
])('%s ships at most %i KB of compressed script', (_path, mostKb, own) => {
  const all = scriptsOf([start, 'src/app/StoreProvider.tsx', ...own]);
  expect(compressedKb(all)).toBeLessThanOrEqual(mostKb);
  // Nothing for signed-in users only: the live connection, pending tasks, menus.
  expect(all).not.toContain(entryOf('src/app/ShellProvider.tsx').file);
  for (const file of all) expect(file).not.toMatch(/signed-in|sagas-of-people/);
});

it('no visitor downloads the developer documentation of calls', () => {
  const shipped = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  expect(shipped).toContain(routeTable.listWorkers.path);
  const summaries = Object.values(routeTable).map(({ summary }) => summary);
  // Shorter summaries may also be texts of a screen.
  const sentences = summaries.filter(({ length }) => length > 24);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((summary) => shipped.includes(summary))).toEqual([]);
});

it('the build contains the screens', () => {
  expect(screens).toContain(landing);
  expect(screens.length).toBeGreaterThan(30);
});

it('every screen adds at most 60 KB to the code of every signed-in screen', () => {
  const shell = scriptsOf(signedIn);
  return expectEach(
    screens,
    (screen) => screen,
    (screen) => {
      const own = [...scriptsOf([screen])].filter((file) => !shell.has(file));
      expect(compressedKb(own)).toBeLessThanOrEqual(SCREEN_KB);
    },
  );
});

it('no page or screen loads Firebase before its button is pressed', () => {
  const client = entryOf('src/features/account/cloud/firebase-client.ts');
  expect(client.isDynamicEntry).toBe(true);
  const itsOwn = /identitytoolkit\.googleapis\.com/;
  expect(readFileSync(join(dist, client.file), 'utf8')).toMatch(itsOwn);
  for (const file of scriptsOf([...signedIn, ...screens])) {
    expect(file).not.toBe(client.file);
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(itsOwn);
  }
});

it('assets are compressed at build time', () => {
  for (const file of scriptsOf([start, landing])) {
    const size = readFileSync(join(dist, file)).length;
    if (size < 1024) continue;
    expect(readFileSync(join(dist, `${file}.br`)).length, file).toBeLessThan(size);
    expect(readFileSync(join(dist, `${file}.gz`)).length, file).toBeLessThan(size);
  }
});
