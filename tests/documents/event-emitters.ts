import { readFileSync } from 'node:fs';
import { ownFile } from '../tools/imports.ts';
import { boundNames, childrenOf, nodesIn, parseFile, type SyntaxNode } from '../tools/syntax.ts';
import { trackedFiles } from '../tools/tracked-files.ts';

/** Functions that decide an event (the query API records exports), and those that send a command that leads to it. */

/** The definition of something related to an event. */
export type Place = { name: string; file: string };

/** Types that objects may have: names, and constants such as `platformReset` that stand for one. */
export type KnownTypes = {
  types: ReadonlySet<string>;
  constants?: ReadonlyMap<string, string>;
  /** A function may get the type as an argument, not only in an object: `onBooking('Arrive', …)`. */
  alsoAsText?: true;
};

/** How an event comes about. */
export type Emitters = { decidedBy: Place[]; sentBy: Place[] };

const noEmitters: Emitters = { decidedBy: [], sentBy: [] };

/** The functions that decide each event, and those that send the commands on which it is decided. */
export function emittersOf(events: KnownTypes): (type: string) => Emitters {
  const files = trackedFiles('command-api/**/*.ts', 'query-api/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const commands: KnownTypes = { types: new Set(files.flatMap(commandTypesIn)), alsoAsText: true };
  const deciding = placesByType(
    files.filter((file) => !file.startsWith('command-api/process-managers/')),
    events,
  );
  const sending = placesByType(files, commands);
  const found = new Map<string, Emitters>();
  const emitters = (type: string) => found.get(type) ?? { ...noEmitters, decidedBy: deciding.get(type) ?? [] };
  for (const [command, types] of eventsByCommand(files, events, commands))
    for (const type of types) {
      const { decidedBy, sentBy } = emitters(type);
      found.set(type, { decidedBy, sentBy: distinct([...sentBy, ...(sending.get(command) ?? [])]) });
    }
  return emitters;
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.file}#${place.name}`, place])).values()];
}

/** `Command<'AcceptBooking', …>` declares a command. */
function commandTypesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bCommand<\s*'(\w+)'/g)].flatMap(([, type = '']) => type);
}

function placesByType(files: readonly string[], known: KnownTypes): Map<string, Place[]> {
  const mayMake = new RegExp(`\\b(?:${[...known.types, ...(known.constants?.keys() ?? [])].join('|')})\\b`);
  const pairs = files
    .filter((file) => mayMake.test(readFileSync(file, 'utf8')))
    .flatMap((file) =>
      [...typesCreatedIn(parseFile(file).program, known)].flatMap(([name, types]) =>
        types.map((type) => ({ type, place: { name, file } })),
      ),
    );
  return new Map(
    [...Map.groupBy(pairs, ({ type }) => type)].map(([type, found]) => [type, found.map(({ place }) => place)]),
  );
}

/**
 * The exported functions of a module that make an object of a known type, directly or through others of the module, with
 * these types: `{ type: 'BookingAccepted', … }`, or a table of types.
 */
export function typesCreatedIn(program: object, known: KnownTypes): Map<string, string[]> {
  const statements = statementsOf(program, known);
  const reached = (name: string, seen: ReadonlySet<string>): Set<string> => {
    const found = statements.find((each) => each.name === name);
    if (!found || seen.has(name)) return new Set();
    const others = statements.filter((each) => !each.isExported && found.identifiers.has(each.name));
    return others.reduce((all, each) => all.union(reached(each.name, new Set([...seen, name]))), found.types);
  };
  const made = statements
    .filter(({ isExported }) => isExported)
    .map(({ name }): [string, string[]] => [name, [...reached(name, new Set())]]);
  return new Map(made.filter(([, types]) => types.length > 0));
}

type Statement = { name: string; isExported: boolean; types: Set<string>; identifiers: Set<string> };

function statementsOf(program: object, known: KnownTypes): Statement[] {
  return childrenOf(program).map((statement) => ({
    name: nameOf(statement),
    isExported: statement.type === 'ExportNamedDeclaration',
    types: typesIn(statement, known),
    identifiers: identifiersIn(statement),
  }));
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

function typesIn(node: SyntaxNode, known: KnownTypes): Set<string> {
  // A type lists types and makes nothing.
  if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return new Set();
  // Nor does a comparison.
  if (node.type === 'BinaryExpression') return new Set();
  const values = node.type === 'Property' ? nodesIn(node, 'value') : [node].filter(() => known.alsoAsText);
  const own = values.flatMap((value) => resultsOf(value, known));
  const inner = node.type === 'SwitchCase' ? nodesIn(node, 'consequent') : childrenOf(node);
  return inner.reduce((all, child) => all.union(typesIn(child, known)), new Set(own));
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

/** The known types that an expression can result in: a text, a named type, or one of two. */
function resultsOf(node: SyntaxNode, known: KnownTypes): string[] {
  const inner = [
    ...(wrappers.includes(node.type) ? nodesIn(node, 'expression') : []),
    ...(node.type === 'ConditionalExpression' ? [...nodesIn(node, 'consequent'), ...nodesIn(node, 'alternate')] : []),
  ];
  if (inner.length > 0) return inner.flatMap((each) => resultsOf(each, known));
  const type = node.type === 'Identifier' ? known.constants?.get(String(node.name)) : String(node.value);
  return type !== undefined && known.types.has(type) ? [type] : [];
}

/** The events that each command may lead to: those of the narrowest branch on its type, in a table or a switch. */
function eventsByCommand(
  files: readonly string[],
  events: KnownTypes,
  commands: KnownTypes,
): Map<string, ReadonlySet<string>> {
  const eventsOf = createReach(events);
  const found = new Map<string, ReadonlySet<string>>();
  const deciders = files.filter((file) => /decider?[-.]|\/decide-/.test(file));
  for (const file of deciders)
    for (const { command, node } of branchesIn(parseFile(file).program, commands)) {
      const types = new Set([
        ...typesIn(node, events),
        ...[...identifiersIn(node)].flatMap((name) => [...eventsOf(file, name)]),
      ]);
      const known = found.get(command);
      if (types.size > 0 && (!known || types.size < known.size)) found.set(command, types);
    }
  // A decider decides its last command without a condition: the events that are left.
  const known = new Set([...found.values()].flatMap((types) => [...types]));
  for (const file of deciders) {
    const { program, module } = parseFile(file);
    const left = new Set([...typesCreatedIn(program, events).values()].flat()).difference(known);
    const declared = module.staticImports.map(({ moduleRequest }) => ownFile(file, moduleRequest.value) ?? '');
    for (const command of declared.filter((each) => files.includes(each)).flatMap(commandTypesIn))
      if (!found.has(command) && left.size > 0) found.set(command, left);
  }
  return found;
}

/**
 * The code for each command: in tables (`AcceptBooking: acceptBooking`), switches (`case 'Pay': return pay(…)`) and
 * conditions (`if (type === 'OpenDispute') return open(…)`).
 */
function branchesIn(node: object, commands: KnownTypes): { command: string; node: SyntaxNode }[] {
  const own = childrenOf(node).flatMap((child, index, siblings) => {
    if (child.type === 'Property') return branchesOf(nodesIn(child, 'key'), nodesIn(child, 'value'));
    if (conditions.includes(child.type))
      return branchesOf(nodesIn(child, 'test').flatMap(childrenOf), nodesIn(child, 'consequent'));
    if (child.type !== 'SwitchCase') return [];
    // An empty case shares the next one's code.
    const code = siblings.slice(index).filter((each) => nodesIn(each, 'consequent').length > 0);
    return branchesOf(nodesIn(child, 'test'), code);
  });
  const inner = childrenOf(node).flatMap((child) => branchesIn(child, commands));
  return [...own.filter(({ command }) => commands.types.has(command)), ...inner];
}

const conditions = ['IfStatement', 'ConditionalExpression'];

function branchesOf(
  names: readonly SyntaxNode[],
  [code]: readonly SyntaxNode[],
): { command: string; node: SyntaxNode }[] {
  return code ? names.map(({ name, value }) => ({ command: String(value ?? name), node: code })) : [];
}

/** Finds the events that a function makes, directly or through the functions of the command API that it names. */
function createReach(events: KnownTypes): (file: string, name: string) => ReadonlySet<string> {
  const statements = new Map<string, Map<string, Statement>>();
  const reached = new Map<string, ReadonlySet<string>>();
  const statementsIn = (file: string) => {
    const known = statements.get(file);
    if (known) return known;
    const made = new Map(statementsOf(parseFile(file).program, events).map((each) => [each.name, each]));
    statements.set(file, made);
    return made;
  };
  return function reach(file, name): ReadonlySet<string> {
    const [home = file, own = name] = importedFrom(file, name) ?? [];
    const key = `${home}#${own}`;
    const known = reached.get(key);
    if (known) return known;
    reached.set(key, new Set());
    const statement = home.startsWith('command-api/') ? statementsIn(home).get(own) : undefined;
    if (!statement) return new Set();
    const all = [...statement.identifiers].reduce((types, each) => types.union(reach(home, each)), statement.types);
    reached.set(key, all);
    return all;
  };
}

function importedFrom(file: string, name: string): [file: string, name: string] | undefined {
  for (const { moduleRequest, entries } of parseFile(file).module.staticImports)
    for (const { localName, importName, isType } of entries)
      if (localName.value === name && !isType)
        return [ownFile(file, moduleRequest.value) ?? '', importName.name ?? name];
  return undefined;
}
