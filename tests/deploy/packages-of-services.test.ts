import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { ownFile } from '#tests/tools/imports.ts';

type Needs = Record<string, string> | undefined;
type Locked = { dependencies: Needs; optionalDependencies: Needs; peerDependencies: Needs };
type Package = Locked & { devDependencies: Record<string, string> };

const packageOf = (file: string): Package => JSON.parse(readFileSync(file, 'utf8'));
const root = packageOf('package.json');
const frontEnd = packageOf('frontend/package.json');
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('production installs exactly the packages that services import', () => {
  expect(
    importedBy(globSync('{command-api,query-api,projectors,realtime-gateway}/main*.ts', { exclude: ['**/*.test.ts'] })),
  ).toEqual(Object.keys(root.dependencies ?? {}).toSorted());
});

it('no package that services import brings in one that is the front end’s alone', () => {
  const known = new Set([...Object.keys(root.dependencies ?? {}), ...Object.keys(root.devDependencies)]);
  const frontEndAlone = Object.keys(frontEnd.dependencies ?? {}).filter((name) => !known.has(name));
  expect(frontEndAlone).toContain('react');
  const installed = installedFor(root.dependencies);
  expect(frontEndAlone.filter((name) => installed.has(`node_modules/${name}`))).toEqual([]);
});

it('the image of the services leaves the workspaces out', () => {
  expect(readFileSync('infra/deploy/Dockerfile', 'utf8')).toMatch(/^RUN npm ci --omit=dev --workspaces=false /m);
});

/** The packages that these files import when they run, directly or through other files of the repository. */
function importedBy(entries: readonly string[]): string[] {
  const files = new Set<string>();
  const packages = new Set<string>();
  const todo = [...entries];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (files.has(file) || !/\.m?ts$|\.mjs$/.test(file)) continue;
    files.add(file);
    for (const specifier of loadedBy(file)) {
      const own = ownFile(file, specifier);
      if (own !== undefined) todo.push(own);
      else if (!specifier.startsWith('node:')) packages.add(packageName(specifier));
    }
  }
  return [...packages].toSorted();
}

/** What a file loads at run time: types are stripped. */
function loadedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const imports = module.staticImports.filter(
    ({ entries }) => !entries.length || entries.some(({ isType }) => !isType),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  // Workers start from a file that no import names.
  const workers = [...source.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map(([, path = '']) => path);
  return [
    ...imports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.isType ? [] : (entry.moduleRequest?.value ?? []))),
    ),
    ...dynamic.filter((text) => text.startsWith("'")).map((text) => text.slice(1, -1)),
    ...workers,
  ];
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The places in the lock file of these packages and of all that they need. */
function installedFor(wanted: Needs): Set<string> {
  const places = new Set<string>();
  const todo = Object.keys(wanted ?? {}).map((name) => ({ name, from: '' }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const place = placeOf(next.name, next.from);
    if (place === undefined || places.has(place)) continue;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    todo.push(...needed.map((name) => ({ name, from: place })));
  }
  return places;
}

/** Where Node finds a package, looking from the place of another one. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from}${from && '/'}node_modules/${name}`;
  if (place in lock.packages) return place;
  return from === '' ? undefined : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)));
}
