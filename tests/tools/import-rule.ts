// The import rule: a layer imports only from the layers named here, and only by their `#` names. `node
// tests/tools/import-rule.ts` checks every source file.
import { globSync, readFileSync } from 'node:fs';
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
const featurePlace = (feature: string) => `frontend/src/features/${feature}`;
const belowFeatures = ['ui', 'i18n', 'browser', 'api', 'forms', 'sagas', 'domain'].map(
  (name) => `frontend/src/${name}`,
);

/**
 * Infrastructure, which is independent of the marketplace; `infra/http/calls` is the part that runs in the browser,
 * too.
 */
const edges = ['infra', 'infra/http/calls', 'infra/eventing'];

/** Longest path first: a file belongs to the first matching entry. */
const mayImport: Record<string, readonly string[]> = {
  'infra/eventing': [],
  'infra/http/calls': [],
  infra: ['infra/eventing', 'infra/http/calls'],
  contracts: ['infra/eventing', 'infra/http/calls'],
  'infra/service-context': ['contracts', ...edges],
  'command-api': ['contracts', 'infra/service-context', ...edges],
  // Only suki.ts, which belongs to no layer, imports the demo.
  'command-api/demo': ['command-api', 'contracts', 'infra/service-context', ...edges],
  'projectors/read-models': ['contracts', ...edges, 'projectors'],
  projectors: ['contracts', 'infra/service-context', ...edges, 'projectors/read-models'],
  'query-api': ['contracts', 'infra/service-context', ...edges, 'projectors/read-models'],
  'realtime-gateway': ['contracts', 'infra/service-context', ...edges],
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
      featurePlace(feature),
      ['contracts', ...belowFeatures, ...shown.map(featurePlace)],
    ]),
  ),
  'frontend/src/app': ['contracts', ...belowFeatures, ...Object.keys(features).map(featurePlace)],
  frontend: ['contracts', ...belowFeatures, ...Object.keys(features).map(featurePlace), 'frontend/src/app'],
};

const runsInTheBrowser = ['contracts', 'infra/http/calls', 'frontend/src'];
const namesThatSayNothing = ['utils', 'helpers', 'common', 'shared', 'core'];

/** The problems of one file, a sentence each; paths are relative to the repository's root. */
export function violations(file: string, source: string): string[] {
  const isTest = /\.test\.tsx?$/.test(file);
  const nameless = file.split('/').filter((folder) => namesThatSayNothing.includes(folder));
  return [
    ...nameless.map((folder) => `${file}: a folder called ${folder} says nothing; name the thing`),
    ...(placeOf(file) === 'frontend' && file.startsWith(featurePlace(''))
      ? [`${file}: its feature has no row in the import rule`]
      : []),
    ...specifiersIn(file, source).flatMap((specifier) => objection(file, specifier, isTest)),
  ];
}

function objection(file: string, specifier: string, isTest: boolean): string[] {
  const inBrowser = !isTest && runsInTheBrowser.some((place) => file.startsWith(`${place}/`));
  if (inBrowser && specifier.startsWith('node:')) return [`${file}: imports ${specifier}, but runs in the browser`];
  const target = ownFile(file, specifier);
  const from = placeOf(file);
  if (target === undefined || from === undefined) return [];
  if (!allows(from, target, isTest)) {
    return [
      `${file}: imports ${specifier}, but ${from} may import only ${mayImport[from]?.join(', ') || 'nothing of ours'}`,
    ];
  }
  const byPath = specifier.startsWith('.') && floorOf(target) !== floorOf(file);
  return byPath ? [`${file}: imports ${specifier}; between floors write #${target}`] : [];
}

function allows(from: string, target: string, isTest: boolean): boolean {
  const to = placeOf(target) ?? floorOf(target);
  if (isTest && to === 'tests') return true;
  // A test of the front end composes the code under test, like the app does.
  if (isTest && floorOf(from) === 'frontend' && floorOf(to) === 'frontend') return true;
  return to === from || mayImport[from]?.includes(to) === true;
}

function placeOf(file: string): string | undefined {
  const places = Object.keys(mayImport).filter((place) => file.startsWith(`${place}/`));
  return places.toSorted((a, b) => b.length - a.length)[0];
}

function floorOf(file: string): string {
  return file.split('/')[0] ?? file;
}

if (import.meta.main) {
  const folders = [...new Set(Object.keys(mayImport).map(floorOf))].join(',');
  const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, { exclude: ['frontend/dist/**'] });
  const found = files.flatMap((file) => violations(file, readFileSync(file, 'utf8')));
  for (const sentence of found) console.log(sentence);
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}
