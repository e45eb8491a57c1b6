// The import rule: a layer imports only from the layers named here, and only by their `#` names. `node
// tests/tools/import-rule.ts` checks every source file.
import { globSync, readFileSync } from 'node:fs';
import { normalize } from 'node:path';
import { ownFile, specifiersIn } from './imports.ts';

/** The exports of the front end's features; each feature imports only features above it here. */
export const features: Record<string, readonly string[]> = {
  catalogue: [],
  account: ['catalogue'],
  dispute: [],
  payment: [],
  payout: [],
  place: [],
  form: ['place'],
  'form-builder': ['form'],
  session: ['account'],
  worker: ['catalogue', 'dispute'],
  'booking-flow': ['catalogue', 'form', 'place', 'worker'],
  booking: ['booking-flow', 'catalogue', 'dispute', 'form', 'payment', 'place', 'worker'],
  confirmation: ['booking', 'catalogue'],
  conversation: ['booking', 'dispute'],
  support: ['conversation'],
  guest: ['account', 'catalogue'],
  notification: ['booking'],
  realtime: ['conversation', 'notification', 'worker'],
  search: ['catalogue', 'place', 'worker'],
  landing: ['search'],
  home: ['account', 'booking', 'booking-flow', 'catalogue', 'dispute', 'form', 'search', 'worker'],
  'worker-profile': ['account', 'catalogue', 'form-builder', 'payout', 'place', 'worker'],
  'worker-day': ['booking', 'payout', 'worker', 'worker-profile'],
  admin: ['account', 'catalogue', 'dispute', 'form', 'form-builder', 'support', 'worker'],
};
const featurePath = (feature: string) => `frontend/src/features/${feature}`;
const belowFeatures = ['ui', 'i18n', 'browser', 'api', 'forms', 'sagas', 'domain'].map(
  (name) => `frontend/src/${name}`,
);

/**
 * Infrastructure, which is independent of the marketplace; `infra/http/calls` is the part that runs in the browser,
 * too.
 */
const infrastructure = ['infra', 'infra/http/calls', 'infra/eventing', 'infra/translations'];

/** Longest path first: a file belongs to the first matching entry. */
const mayImport: Record<string, readonly string[]> = {
  'infra/eventing': [],
  'infra/http/calls': [],
  'infra/translations': [],
  infra: ['infra/eventing', 'infra/http/calls', 'infra/translations'],
  contracts: ['infra/eventing', 'infra/http/calls'],
  'infra/service-context': ['contracts', ...infrastructure],
  'command-api': ['contracts', 'infra/service-context', ...infrastructure],
  // Only suki.ts, which belongs to no layer, imports the demo.
  demo: ['command-api', 'contracts', 'infra/service-context', ...infrastructure],
  'projectors/read-models': ['contracts', ...infrastructure, 'projectors'],
  projectors: ['contracts', 'infra/service-context', ...infrastructure, 'projectors/read-models'],
  'query-api': ['contracts', 'infra/service-context', ...infrastructure, 'projectors/read-models'],
  'realtime-gateway': ['contracts', 'infra/service-context', ...infrastructure],
  'frontend/src/i18n': ['contracts'],
  'frontend/src/ui': ['contracts', 'frontend/src/i18n'],
  'frontend/src/browser': ['contracts'],
  'frontend/src/api': ['contracts', 'frontend/src/i18n', 'frontend/src/ui', 'frontend/src/browser'],
  'frontend/src/forms': [
    'contracts',
    'frontend/src/i18n',
    'frontend/src/ui',
    'frontend/src/browser',
    'frontend/src/api',
  ],
  'frontend/src/sagas': ['contracts', 'frontend/src/browser', 'frontend/src/api'],
  'frontend/src/domain': ['contracts', ...belowFeatures],
  ...Object.fromEntries(
    Object.entries(features).map(([feature, shown]) => [
      featurePath(feature),
      ['contracts', ...belowFeatures, ...shown.map(featurePath)],
    ]),
  ),
  'frontend/build': ['contracts', 'infra/translations', ...belowFeatures],
  'frontend/src/app': ['contracts', ...belowFeatures, ...Object.keys(features).map(featurePath)],
  frontend: [
    'contracts',
    ...belowFeatures,
    ...Object.keys(features).map(featurePath),
    'frontend/src/app',
    'frontend/build',
  ],
};

const runsInTheBrowser = ['contracts', 'infra/http/calls', 'frontend/src'];
/** Vite runs its configuration before the `#` names of the front end resolve. */
const importsByPath = 'frontend/build/';
/** Folders with sagas: sessions, sockets, drafts, and what starts them. Other asynchronous code is a query or a hook. */
const mayHaveSagas = [
  'frontend/src/app/',
  'frontend/src/sagas/',
  'frontend/src/domain/realtime/',
  ...['session', 'realtime', 'conversation', 'booking-flow'].map((feature) => `${featurePath(feature)}/`),
];
const generalNames = ['utils', 'helpers', 'common', 'shared', 'core'];

const library = 'infra/eventing/';
/** The files that the event-sourcing library offers to the rest of the repository. */
const offered: readonly string[] = Object.values<string>(
  JSON.parse(readFileSync(`${library}package.json`, 'utf8')).exports,
).map((path) => normalize(library + path));

/** The problems of one file, a sentence each; paths are relative to the repository's root. */
export function violations(file: string, source: string): string[] {
  const isTest = /\.test\.tsx?$/.test(file);
  const generallyNamed = file.split('/').filter((folder) => generalNames.includes(folder));
  return [
    ...generallyNamed.map((folder) => `${file}: the folder name ${folder} is too general; name its content`),
    ...(entryOf(file) === 'frontend' && file.startsWith(featurePath(''))
      ? [`${file}: its feature is missing in the import rule`]
      : []),
    ...specifiersIn(file, source).flatMap((specifier) => [
      ...sagaProblems(file, specifier),
      ...importProblems(file, specifier, isTest),
      ...borderProblems(file, specifier),
    ]),
  ];
}

function sagaProblems(file: string, specifier: string): string[] {
  if (!specifier.startsWith('redux-saga') || mayHaveSagas.some((folder) => file.startsWith(folder))) return [];
  return [`${file}: imports ${specifier}; sagas are for sessions, sockets and drafts only`];
}

function importProblems(file: string, specifier: string, isTest: boolean): string[] {
  const inBrowser = !isTest && runsInTheBrowser.some((entry) => file.startsWith(`${entry}/`));
  if (inBrowser && specifier.startsWith('node:')) return [`${file}: imports ${specifier}, but runs in the browser`];
  const target = ownFile(file, specifier);
  const from = entryOf(file);
  if (target === undefined || from === undefined) return [];
  if (!allows(from, target, isTest)) {
    return [`${file}: imports ${specifier}, but ${from} may import only ${mayImport[from]?.join(', ') || 'packages'}`];
  }
  const byPath = specifier.startsWith('.') && layerOf(target) !== layerOf(file) && !file.startsWith(importsByPath);
  return byPath ? [`${file}: imports ${specifier}; between layers write #${target}`] : [];
}

function borderProblems(file: string, specifier: string): string[] {
  const target = ownFile(file, specifier);
  if (!target?.startsWith(library) || file.startsWith(library) || offered.includes(target)) return [];
  return [`${file}: imports ${specifier}, which ${library}package.json does not export`];
}

function allows(from: string, target: string, isTest: boolean): boolean {
  const to = entryOf(target) ?? layerOf(target);
  if (isTest && to === 'tests') return true;
  // A test of the front end composes the code under test, like the app does.
  if (isTest && layerOf(from) === 'frontend' && layerOf(to) === 'frontend') return true;
  return to === from || mayImport[from]?.includes(to) === true;
}

function entryOf(file: string): string | undefined {
  const entries = Object.keys(mayImport).filter((entry) => file.startsWith(`${entry}/`));
  return entries.toSorted((a, b) => b.length - a.length)[0];
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? file;
}

if (import.meta.main) {
  const folders = [...new Set([...Object.keys(mayImport).map(layerOf), 'tests'])].join(',');
  const files = globSync(['suki.ts', `{${folders}}/**/*.{ts,tsx,mjs}`], { exclude: ['frontend/dist/**'] });
  const found = files.flatMap((file) => violations(file, readFileSync(file, 'utf8')));
  for (const sentence of found) console.log(sentence);
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}
