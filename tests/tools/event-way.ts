import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { boundNames, childrenOf, nodesIn, parseFile, type SyntaxNode, statementsOf } from './syntax.ts';

export type Way = {
  /** The event's type and the calls that bring it about. */
  names: readonly string[];
  /** The module, as the folders and files of each floor have it in their path. */
  module: RegExp;
  /** The button, and the screen with what it reads: they name neither event nor call. */
  ends: readonly string[];
  /** The socket of this event. */
  socket: readonly string[];
};

/** What each call, event and push goes through outside the kit, whatever it is about. */
export const passage: readonly string[] = [
  // the client of the front end
  'frontend/src/api/api.ts',
  'frontend/src/api/api.ts',
  'frontend/src/api/send-call.ts',
  // HTTP
  'infra/http/routing/api-router.ts',
  'infra/http/routing/authorize-caller.ts',
  // what binds the kit to our events
  'command-api/command-handling/command-handler.ts',
  'contracts/events/codec.ts',
  'projectors/read-model.ts',
  // the push
  'realtime-gateway/sockets.ts',
  'realtime-gateway/sockets.ts',
  'frontend/src/domain/realtime/socket-connection.ts',
];

/**
 * The files on an event's way from the button to the screen, outside the kit. Three kinds of files are on it:
 *
 * 1. Those that name it: the event's type or its call as an identifier, a key or a text, in types too. That finds the
 *    endpoint, the call, the handler, the command, schema, fold, read models, policies, words and icons of the event.
 * 2. From there, all code of the event's own module that runs: reference by reference, not file by file. Of a switch or a
 *    table that has the event or the call for a case, that case alone. Types do not run; what a component draws besides
 *    is not followed; nor are other modules or what belongs to none (money, times, errors): they are words that the
 *    way is told in.
 * 3. What everything passes through on its way (`passage`), and the event's two ends and its socket.
 */
export function filesOnWayOf({ names, module, ends, socket }: Way, production: readonly string[]): string[] {
  const wanted = new Set(names);
  const naming = production.filter((file) => !isKit(file) && mentions(parseFile(file).program, wanted));
  const walked = walk(wanted, naming, (file) => module.test(file) && !isKit(file));
  return [...new Set([...naming, ...walked, ...passage, ...ends, ...socket])].sort();
}

function isKit(file: string): boolean {
  return file.startsWith('infra/eventing/');
}

function mentions(node: object, names: ReadonlySet<string>): boolean {
  if ('name' in node && names.has(String(node.name))) return true;
  if ('value' in node && names.has(String(node.value))) return true;
  return childrenOf(node).some((child) => mentions(child, names));
}

/** The files whose code runs from the declarations of `naming` that have one of the names. */
function walk(names: ReadonlySet<string>, naming: readonly string[], isInside: (file: string) => boolean): Set<string> {
  const walked = new Set<string>();
  const files = new Set<string>();
  for (const file of naming.filter(isInside))
    for (const [name, node] of moduleOf(file).declared) if (mentions(node, names)) visit(file, name);
  return files;

  function visit(file: string, name: string): void {
    if (!isInside(file) || walked.has(`${file} ${name}`)) return;
    walked.add(`${file} ${name}`);
    const { imports, declared } = moduleOf(file);
    const node = declared.get(name);
    if (node) {
      files.add(file);
      follow(file, node);
    }
    const imported = imports.get(name);
    if (imported) visit(imported.file, imported.name);
  }

  function follow(file: string, node: SyntaxNode): void {
    if (isType(node) || node.type.startsWith('JSX')) return;
    if (node.type === 'Identifier') return visit(file, String(node.name));
    for (const part of partsThatRun(node, names)) follow(file, part);
  }
}

/** Of a table and of a switch that have one of the names, their part alone. */
function partsThatRun(node: SyntaxNode, names: ReadonlySet<string>): SyntaxNode[] {
  switch (node.type) {
    case 'ObjectExpression': {
      const ours = nodesIn(node, 'properties').filter((property) => names.has(keyOf(property)));
      return ours.length > 0 ? ours.flatMap((property) => nodesIn(property, 'value')) : childrenOf(node);
    }
    case 'SwitchStatement': {
      const cases = nodesIn(node, 'cases');
      const ours = cases.findIndex((each) => nodesIn(each, 'test').some(({ value }) => names.has(String(value))));
      if (ours === -1) return childrenOf(node);
      const body = cases.slice(ours).find((each) => nodesIn(each, 'consequent').length > 0);
      return [...nodesIn(node, 'discriminant'), ...(body ? nodesIn(body, 'consequent') : [])];
    }
    case 'Property':
      return [...(node.computed ? nodesIn(node, 'key') : []), ...nodesIn(node, 'value')];
    case 'MemberExpression':
      return [...nodesIn(node, 'object'), ...(node.computed ? nodesIn(node, 'property') : [])];
    default:
      return childrenOf(node);
  }
}

function keyOf(property: SyntaxNode): string {
  return nodesIn(property, 'key')
    .map(({ name, value }) => String(name ?? value))
    .join('');
}

const typesThatRun = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

function isType({ type }: SyntaxNode): boolean {
  return type.startsWith('TS') && !typesThatRun.includes(type);
}

/** What a file declares at its top, and what it has from others of our files, by local name; types left out. */
type Module = { imports: Map<string, { file: string; name: string }>; declared: Map<string, SyntaxNode> };

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const made: Module = { imports: importsOf(file), declared: new Map(statementsOf(file).flatMap(declarations)) };
  modules.set(file, made);
  return made;
}

function importsOf(file: string): Module['imports'] {
  const { staticImports } = parseFile(file).module;
  return new Map(
    staticImports.flatMap(({ moduleRequest, entries }) => {
      const target = ourFile(file, moduleRequest.value);
      if (!target) return [];
      const running = entries.filter(({ isType: onlyType }) => !onlyType);
      return running.map(({ importName, localName }) => [
        localName.value,
        { file: target, name: importName.name ?? '*' },
      ]);
    }),
  );
}

function declarations(statement: SyntaxNode): [string, SyntaxNode][] {
  const exported = nodesIn(statement, 'declaration');
  if (exported.length > 0) return exported.flatMap(declarations);
  if (isType(statement)) return [];
  const variables = nodesIn(statement, 'declarations');
  if (variables.length === 0)
    return nodesIn(statement, 'id')
      .flatMap(boundNames)
      .map((name) => [name, statement]);
  return variables.flatMap((each) =>
    nodesIn(each, 'id')
      .flatMap(boundNames)
      .map((name): [string, SyntaxNode] => [name, each]),
  );
}

function ourFile(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
  const isOurs = specifier.startsWith('#') || specifier.startsWith('.');
  return isOurs && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}
