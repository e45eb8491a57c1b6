import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { eventSchemas } from '#contracts/events/registry.ts';
import { publishedEvents } from '#contracts/integration/published-events.ts';
import { allPolicies } from '#command-api/process-managers/all.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { ownFile, specifiersIn } from '../tools/imports.ts';
import { modules } from '../tools/module-names.ts';
import { boundNames, childrenOf, nodesIn, parseFile, type SyntaxNode } from '../tools/syntax.ts';
import { trackedFiles } from '../tools/tracked-files.ts';

/** docs/event-reactions.md: for each event the code that decides it and reacts to it. */

const eventTypes: ReadonlySet<string> = new Set(Object.keys(eventSchemas));
const anyEventType = new RegExp(`\\b(?:${[...eventTypes].join('|')})\\b`);

/** The definition of something related to an event. */
type Place = { name: string; file: string };

/** The page according to the current code. */
export async function eventReactionsPage(): Promise<string> {
  const [ofEvery, ofSome] = await readModels();
  const policies = await policiesByEvent();
  const deciders = await decidersByEvent();
  const features = featuresByEvent();
  const row = (type: string) =>
    [
      type,
      linked(deciders.get(type)),
      linked(ofSome.get(type)),
      linked(policies.get(type)),
      publishedEvents.has(type) ? `\`${publishedEvents.get(type)?.type}\`` : '–',
      features.get(type)?.join(', ') ?? '–',
    ].join(' | ');
  const sections = (await typesByModule()).map(([module, types]) =>
    [`## ${module}`, '', ...header, ...types.map((type) => `| ${row(type)} |`)].join('\n'),
  );
  return `${[introduction(ofEvery), ...sections].join('\n\n')}\n`;
}

const header = [
  '| event | decided by | read models | policies | published as | front end |',
  '|---|---|---|---|---|---|',
];

function introduction(ofEvery: readonly Place[]): string {
  return `# Which code reacts to which event

Generated from the code by \`npm run docs\`. Each row is one event of \`contracts/events/<module>.ts\`.

- **Decided by**: the functions of the command API that return the event.
- **Read models**: those that apply it. ${linked(ofEvery)} apply every event.
- **Policies**: those that schedule, wake or cancel a task.
- **Published as**: its type on the [published topic](integration-events.md); – for an event that is not published.
- **Front end**: the folders of \`frontend/src\` that refer to it by its type. Other screens learn of it by pushes and cache tags.

The state of a module (\`contracts/<module>/<module>-fold.ts\`) and the event texts (\`contracts/event-texts/\`) know all of its events.`;
}

function linked(places: readonly Place[] = []): string {
  return places.map(({ name, file }) => `[${name}](../${file})`).join(', ') || '–';
}

/** The events of each module in the order of its schemas. */
async function typesByModule(): Promise<[module: string, types: string[]][]> {
  const pairs: [type: string, module: string][] = [];
  for (const file of eventFiles())
    for (const [name, exported] of Object.entries(await importOf(file))) {
      // One file holds the events of two modules: `notificationEvents` and `platformEvents`.
      const module = moduleNamed(name) ?? moduleNamed(basename(file)) ?? 'other';
      pairs.push(...typesIn(exported).map((type): [string, string] => [type, module]));
    }
  const moduleOf = new Map(pairs);
  const groups = Map.groupBy(eventTypes, (type) => moduleOf.get(type) ?? 'other');
  return [...groups].toSorted(([one], [other]) => modules.indexOf(one) - modules.indexOf(other));
}

function eventFiles(): string[] {
  return globSync('contracts/events/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && moduleNamed(basename(file)) !== undefined)
    .toSorted();
}

function moduleNamed(name: string): string | undefined {
  return modules.find((module) => new RegExp(`^${module}(?:Events$|[-.])`).test(name));
}

function typesIn(exported: unknown): string[] {
  return typeof exported === 'object' && exported !== null
    ? Object.keys(exported).filter((key) => eventTypes.has(key))
    : [];
}

async function importOf(file: string): Promise<Record<string, unknown>> {
  return (await import(`../../${file}`)) as Record<string, unknown>;
}

/** The read models that apply every event, and the others by event. */
async function readModels(): Promise<[ofEvery: Place[], byEvent: Map<string, Place[]>]> {
  const fileOf = await filesOf('projectors/read-models/all.ts');
  const placed = allReadModels.map(({ name, on, resetOn = {} }) => ({
    place: { name, file: fileOf(name) },
    types: [...new Set([...Object.keys(on), ...Object.keys(resetOn)])],
    isOfEvery: Object.keys(on).length === eventTypes.size,
  }));
  const ofEvery = placed.filter(({ isOfEvery }) => isOfEvery).map(({ place }) => place);
  return [ofEvery, byType(placed.filter(({ isOfEvery }) => !isOfEvery))];
}

async function policiesByEvent(): Promise<Map<string, Place[]>> {
  const fileOf = await filesOf('command-api/process-managers/all.ts');
  return byType(
    allPolicies.map(({ name, on, wakes = {}, resetOn = [] }) => ({
      place: { name, file: fileOf(name) },
      types: [...new Set([...Object.keys(on), ...Object.keys(wakes), ...resetOn])],
    })),
  );
}

/** Finds the file of a read model or a policy by its name, among the files that `list` imports. */
async function filesOf(list: string): Promise<(name: string) => string> {
  const files = new Map<string, string>();
  for (const specifier of specifiersIn(list, readFileSync(list, 'utf8'))) {
    const file = ownFile(list, specifier);
    if (file === undefined) continue;
    for (const exported of Object.values(await importOf(file)))
      if (typeof exported === 'object' && exported !== null && 'name' in exported && 'on' in exported)
        files.set(String(exported.name), file);
  }
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`No file that ${list} imports defines ${name}`);
    return file;
  };
}

function byType(placed: readonly { place: Place; types: readonly string[] }[]): Map<string, Place[]> {
  const pairs = placed.flatMap(({ place, types }) => types.map((type) => ({ place, type })));
  return new Map(
    [...Map.groupBy(pairs, ({ type }) => type)].map(([type, found]) => [type, found.map(({ place }) => place)]),
  );
}

async function decidersByEvent(): Promise<Map<string, Place[]>> {
  const files = trackedFiles('command-api/**/*.ts', 'command-api/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\/|^command-api\/(?:demo|process-managers)\//.test(file),
  );
  const constants = await eventConstants();
  return byType(
    files
      .filter((file) => mayMakeEvents(readFileSync(file, 'utf8'), constants))
      .flatMap((file) =>
        [...eventsDecidedIn(parseFile(file).program, constants)].map(([name, types]) => ({
          place: { name, file },
          types,
        })),
      ),
  );
}

/** Names that the event schemas' files give to single types, such as `platformReset`. */
async function eventConstants(): Promise<Map<string, string>> {
  const constants = new Map<string, string>();
  for (const file of eventFiles())
    for (const [name, value] of Object.entries(await importOf(file)))
      if (typeof value === 'string' && eventTypes.has(value)) constants.set(name, value);
  return constants;
}

function mayMakeEvents(text: string, constants: ReadonlyMap<string, string>): boolean {
  return anyEventType.test(text) || [...constants.keys()].some((name) => text.includes(name));
}

/**
 * The exported functions of a module that make an event, directly or through others of the module, with the types of
 * these events. Only objects make events: `{ type: 'BookingAccepted', … }`, or a table of types.
 */
export function eventsDecidedIn(program: object, constants: ReadonlyMap<string, string>): Map<string, string[]> {
  const statements = childrenOf(program).map((statement) => ({
    name: nameOf(statement),
    isExported: statement.type === 'ExportNamedDeclaration',
    types: eventsMadeIn(statement, constants),
    identifiers: identifiersIn(statement),
  }));
  const reached = (name: string, seen: ReadonlySet<string>): Set<string> => {
    const found = statements.find((each) => each.name === name);
    if (!found || seen.has(name)) return new Set();
    const others = statements.filter((each) => !each.isExported && found.identifiers.has(each.name));
    return others.reduce((all, each) => all.union(reached(each.name, new Set([...seen, name]))), found.types);
  };
  const decided = statements
    .filter(({ isExported }) => isExported)
    .map(({ name }): [string, string[]] => [name, [...reached(name, new Set())]]);
  return new Map(decided.filter(([, types]) => types.length > 0));
}

function nameOf(statement: SyntaxNode): string {
  const [declaration = statement] = nodesIn(statement, 'declaration');
  const named = [declaration, ...nodesIn(declaration, 'declarations')].flatMap((node) => nodesIn(node, 'id'));
  return named.flatMap(boundNames)[0] ?? '';
}

function identifiersIn(node: SyntaxNode): Set<string> {
  const own = node.type === 'Identifier' ? [String(node.name)] : [];
  return childrenOf(node).reduce((all, child) => all.union(identifiersIn(child)), new Set(own));
}

function eventsMadeIn(node: SyntaxNode, constants: ReadonlyMap<string, string>): Set<string> {
  // A type lists event types and makes none.
  if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return new Set();
  const own = node.type === 'Property' ? nodesIn(node, 'value').flatMap((value) => resultsOf(value, constants)) : [];
  return childrenOf(node).reduce((all, child) => all.union(eventsMadeIn(child, constants)), new Set(own));
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

/** The event types that an expression can result in: a text, a named type, or one of two. */
function resultsOf(node: SyntaxNode, constants: ReadonlyMap<string, string>): string[] {
  const inner = [
    ...(wrappers.includes(node.type) ? nodesIn(node, 'expression') : []),
    ...(node.type === 'ConditionalExpression' ? [...nodesIn(node, 'consequent'), ...nodesIn(node, 'alternate')] : []),
  ];
  if (inner.length > 0) return inner.flatMap((each) => resultsOf(each, constants));
  const type = node.type === 'Identifier' ? constants.get(String(node.name)) : String(node.value);
  return type !== undefined && eventTypes.has(type) ? [type] : [];
}

/** Folders of the front end that refer to an event: a feature, or a layer below the features. */
function featuresByEvent(): Map<string, string[]> {
  const files = trackedFiles('frontend/src/**/*.ts', 'frontend/src/**/*.tsx').filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^frontend\/src\/gallery\//.test(file),
  );
  const referring = naming(files).flatMap((file) =>
    [...eventsNamed(parseFile(file).program)].map((type) => ({ type, folder: folderOf(file) })),
  );
  return new Map(
    [...Map.groupBy(referring, ({ type }) => type)].map(([type, found]) => [
      type,
      [...new Set(found.map(({ folder }) => folder))].toSorted(),
    ]),
  );
}

function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/').slice(2);
  return first === 'features' || first === 'domain' ? `${first}/${second}` : first;
}

/** Event types that occur as a key, an identifier or a text below a node. */
function eventsNamed(node: object): Set<string> {
  const names = ['name', 'value'].map((key) => String(key in node && node[key as keyof typeof node]));
  const own = names.filter((name) => eventTypes.has(name));
  return childrenOf(node).reduce((all, child) => all.union(eventsNamed(child)), new Set(own));
}

/** Most files name no event, and need not be parsed. */
function naming(files: readonly string[]): string[] {
  return files.filter((file) => anyEventType.test(readFileSync(file, 'utf8')));
}
