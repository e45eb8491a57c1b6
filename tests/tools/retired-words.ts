import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { boundNames, childrenOf, nodesIn, parseFile, type SyntaxNode } from './syntax.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * Words that the glossary has better ones for. Several words stand one after the other in a name: `old news` is in
 * `oldNews` and in `old-news.ts`. Names are what we give: files, variables, functions, parameters, types, members of
 * types. What a stored event, a document or a call has for a field is nobody's to rename, nor what a library calls.
 */
const retiredWords: Record<string, string> = {
  'create commands': 'command handler',
  'old news': 'optimistic concurrency conflict',
  'stale cache': 'retry on fresh state',
  turns: 'keyed mutex, semaphore',
  follower: 'subscription, read-model worker',
  'follow log': 'catch-up subscription',
  'newest events': 'tail cache',
  stubborn: 'with retries',
  'put aside': 'parked',
  asides: 'parked',
  shelf: 'write-behind buffer',
  filler: 'projection engine, write-behind',
  'rebuild share': 'rebuild worker',
  telling: 'push draft',
  announcement: 'push message',
  announcer: 'push publisher',
  hearing: 'push handler',
  hear: 'push handler',
  retold: 'republished',
  'quiet until': 'silent until',
  'divided documents': 'partitioned documents',
  'divide documents': 'partitioned documents',
  'latest documents': 'point-read cache',
  'parsed bodies': 'parse cache',
  gather: 'drain stream',
  'read whole': 'read paged',
  'stay awake': 'spin-wait',
  patience: 'retry until available',
  'when asked': 'lazy once',
  foundation: 'service context',
  lay: 'create',
  'call failed': 'ApiError',
  'failed by': 'ApiError',
  'cannot start': 'StartupError',
  'born as': 'request prototypes',
  'upload room': 'upload memory budget',
  'end with reader': 'exit on EPIPE',
  'online people': 'presence registry',
  admission: 'socket authentication',
  'announcement ring': 'resume buffer',
  'slow consumers': 'slow-consumer guard',
  mirror: 'in-memory replica',
  sources: 'query context',
  vault: 'secret store',
  drawer: 'secret collection',
  standing: 'suspension',
  'isolated saga': 'catch and report',
  'held bookings': 'cached bookings',
  'keep socket': 'socket connection',
  'give back': 'refund, release slot',
  'gives back': 'refund, release slot',
  'given back': 'refunded',
  promises: 'no-shows and overdue jobs',
  papers: 'documents of a worker',
  fate: 'payment outcome',
  fates: 'payment outcomes',
  news: 'provider event',
  permitted: 'authorize transition',
  'take slot': 'reserve slot',
  'move slot': 'move reservation',
  happenings: 'timeline entries',
  'why not': 'command error text',
  diary: 'availability ledger',
  diaries: 'availability ledger',
  'story book': 'scenario',
  'booking story': 'scenario',
  chapter: 'steps',
  insist: 'retrying client',
  tether: 'exit with parent',
};

/** Words that are retired as the name of a file, or of a part of one, and good English elsewhere. */
const retiredFiles: readonly (readonly [was: RegExp, now: string])[] = [
  [/-floor\.ts$/, 'harness'],
  [/^tests\/(?:.*\/)?(?:cast|stage|chance|keeper)\.ts$/, 'test users, fault environment, seeded random, global set-up'],
  [/(?:^|\/)given-(?!when-then|events)[\w-]+\.ts$/, 'a fixture in a folder testing/'],
  [/-(?:fixtures|situations)\.ts$/, 'a fixture in a folder testing/'],
  [/\.test-setup\.tsx?$/, 'a harness, fixture, fake or double in a folder testing/'],
  [/(?:^|\/)(?:replies)\.(?:test\.)?ts$/, 'idempotency store'],
  [/(?:^|\/)bound-number\.ts$/, 'inside the SQLite adapter'],
  [/\/app\/(?:positions|unanswered|asking|attempt|isolated|keep-alive|on-demand)\.tsx?$/, 'see the glossary'],
  [/^frontend\/(?:.*\/)?(?:tags|between)\.ts$/, 'cache tags, conversation access'],
  [/(?:^|[/-])(?:said|happened|owed)[.-]/, 'message key, timeline entries, receipt lines'],
  [/(?:^|[/-])(?:story|stories)[.-]/, 'scenario'],
  [/\/(?:moments|paper|faces)\.ts$/, 'anchor time, sample PDF, avatar by name'],
];

/**
 * Names under which earlier versions stored something, by the one file that reads it under its old name and gives it the
 * good one.
 */
const storedNames: Record<string, readonly string[]> = {
  'infra/eventing/projections/checkpoints.ts': ['quietUntil'],
  'infra/payments/sandbox-payments.ts': ['fate'],
};

/** A retired word that a file's path or one of its names has, with the words that are good now. */
export type RetiredName = { file: string; name: string; word: string; now: string };

const sequences = Object.entries(retiredWords).map(([word, now]) => ({ word, now, parts: ` ${word} ` }));

/** All that is still called by a retired word; the tables here, which must name them, are left out. */
export function findRetiredNames(files = trackedFiles('*.ts', '*.tsx', '*.mjs')): RetiredName[] {
  return files.filter((file) => !file.startsWith('tests/tools/retired-words')).flatMap(retiredNamesOf);
}

/** Finds every text that may have a retired word in a name, and few others: most files need not be parsed. */
const anyRetiredWord = new RegExp(
  Object.keys(retiredWords)
    .map((word) => word.split(' ').map(anyCase).join('[^A-Za-z0-9]*'))
    .map((words) => `(?:(?<![A-Za-z])|(?=[A-Z]))${words}(?![a-z])`)
    .join('|'),
);

function anyCase(word: string): string {
  const rest = word.slice(1);
  return `(?:[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${rest}|${word.toUpperCase()})`;
}

function retiredNamesOf(file: string): RetiredName[] {
  const byPath = retiredFiles
    .filter(([was]) => was.test(file))
    .map(([, now]) => ({ file, name: file, word: basename(file), now }));
  if (![file, readFileSync(file, 'utf8')].some((text) => anyRetiredWord.test(text))) return byPath;
  const names = new Set([basename(file).replace(/\.\w+$/, ''), ...givenNames(parseFile(file).program)]);
  for (const name of storedNames[file] ?? []) names.delete(name);
  return [...byPath, ...[...names].flatMap((name) => retiredIn(name).map((found) => ({ file, name, ...found })))];
}

function retiredIn(name: string): { word: string; now: string }[] {
  const words = ` ${wordsOf(name).join(' ')} `;
  return sequences.filter(({ parts }) => words.includes(parts)).map(({ word, now }) => ({ word, now }));
}

/** `heardNews`, `heard-news` and `HEARD_NEWS` are the words heard and news. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The names that code gives; not those it only uses, nor the properties of values, which may be stored. */
function givenNames(node: object): string[] {
  return childrenOf(node).flatMap((child) => [...namesGivenBy(child), ...givenNames(child)]);
}

function namesGivenBy(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return nodesIn(node, 'id').flatMap(boundNames);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...nodesIn(node, 'id'), ...nodesIn(node, 'params')].flatMap(boundNames);
    case 'ArrowFunctionExpression':
      return nodesIn(node, 'params').flatMap(boundNames);
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return nodesIn(node, 'id').flatMap(boundNames);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return nodesIn(node, 'key').map(({ name }) => (typeof name === 'string' ? name : ''));
    default:
      return [];
  }
}
