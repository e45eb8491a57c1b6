import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { detailsOf } from '#contracts/event-texts/every-event.ts';
import { eventSchemas, type EventType } from '#contracts/events/registry.ts';
import { publishedEvents } from '#contracts/integration/published-events.ts';
import { allPolicies } from '#command-api/process-managers/all.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { ownFile, specifiersIn } from '../tools/imports.ts';
import { modules } from '../tools/module-names.ts';
import { childrenOf, parseFile } from '../tools/syntax.ts';
import { trackedFiles } from '../tools/tracked-files.ts';
import { emittersOf, type Place } from './event-emitters.ts';

/** docs/reference/event-reactions.md: for each event the code that emits it and reacts to it. */

const eventTypes: ReadonlySet<string> = new Set(Object.keys(eventSchemas));
const anyEventType = new RegExp(`\\b(?:${[...eventTypes].join('|')})\\b`);

/** The page according to the current code. */
export async function eventReactionsPage(): Promise<string> {
  const [ofEvery, ofSome] = await readModels();
  const policies = await policiesByEvent();
  const emitters = emittersOf({ types: eventTypes, constants: await eventConstants() });
  const groups = await groupsByEvent();
  const texts = await textsByEvent();
  const features = featuresByEvent();
  const row = (type: string) =>
    [
      type,
      linked(emitters(type).decidedBy),
      linked(emitters(type).sentBy),
      groups
        .get(type)
        ?.map((name) => `\`${name}\``)
        .join(', ') ?? '–',
      linked(ofSome.get(type)),
      linked(policies.get(type)),
      `${linked(texts.get(type))}${notifies(type) ? ', notifies' : ''}`,
      publishedEvents.has(type) ? `\`${publishedEvents.get(type)?.type}\`` : '–',
      features.get(type)?.join(', ') ?? '–',
    ].join(' | ');
  const sections = (await typesByModule()).map(([module, types]) =>
    [`## ${module}`, '', ...header, ...types.map((type) => `| ${row(type)} |`)].join('\n'),
  );
  return `${[introduction(ofEvery), ...sections].join('\n\n')}\n`;
}

const header = [
  '| event | decided by | on commands of | groups | read models | policies | texts | published as | front end |',
  '|---|---|---|---|---|---|---|---|---|',
];

function introduction(ofEvery: readonly Place[]): string {
  return `# Which code emits an event, and which reacts to it

Generated from the code by \`npm run docs\`. Each row is one event of \`contracts/events/<module>.ts\`.

- **Decided by**: the functions that return the event.
- **On commands of**: the handlers, policies and helpers that send a command that leads to the event.
- **Groups** of \`contracts/events\` that the event joins. Subscribers of a group are listed in each of its events' rows.
- **Read models**: those that apply it. ${linked(ofEvery)} apply every event.
- **Policies**: those that schedule, wake or cancel a task.
- **Texts**: the file with its icon, recipients and the values of its texts; **notifies**: somebody gets a notification.
- **Published as**: its type on the [published topic](../integration-events.md); – for an event that is not published.
- **Front end**: the folders of \`frontend/src\` that refer to it by its type. Other screens learn of it by pushes and cache tags.

The state of a module (\`contracts/<module>/<module>-fold.ts\`) knows all of its events.`;
}

function linked(places: readonly Place[] = []): string {
  return places.map(({ name, file }) => `[${name}](../../${file})`).join(', ') || '–';
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

/** Names that the event schemas' files give to single types, such as `platformReset`. */
async function eventConstants(): Promise<Map<string, string>> {
  const constants = new Map<string, string>();
  for (const [name, value] of await exportsOf(eventFiles()))
    if (typeof value === 'string' && eventTypes.has(value)) constants.set(name, value);
  return constants;
}

/** Names of groups, such as `jobAgreed`, by event. */
async function groupsByEvent(): Promise<Map<string, string[]>> {
  const pairs = (await exportsOf(eventFiles())).flatMap(([name, value]) =>
    Array.isArray(value) ? value.filter((type) => eventTypes.has(type)).map((type: string) => ({ type, name })) : [],
  );
  return new Map(
    [...Map.groupBy(pairs, ({ type }) => type)].map(([type, found]) => [
      type,
      found.map(({ name }) => name).toSorted(),
    ]),
  );
}

async function textsByEvent(): Promise<Map<string, Place[]>> {
  const files = globSync('contracts/event-texts/*.ts').filter((file) => !/every-event|\.\w+\.ts$/.test(file));
  const placed = await Promise.all(
    files.toSorted().map(async (file) => ({
      place: { name: basename(file, '.ts'), file },
      types: (await exportsOf([file])).flatMap(([, exported]) => typesIn(exported)),
    })),
  );
  return byType(placed);
}

function notifies(type: string): boolean {
  return detailsOf(type as EventType).notify !== undefined;
}

async function exportsOf(files: readonly string[]): Promise<[name: string, value: unknown][]> {
  return (await Promise.all(files.map(importOf))).flatMap((exported) => Object.entries(exported));
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
