import { readFileSync } from 'node:fs';
import { type ParseResult, parseSync } from 'oxc-parser';

/** A node of a syntax tree: its kind, its range, and further properties. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

const parsed = new Map<string, ParseResult>();

/** Each file is parsed once. */
export function parseFile(file: string): ParseResult {
  const known = parsed.get(file);
  if (known) return known;
  const made = parseSync(file, readFileSync(file, 'utf8'));
  parsed.set(file, made);
  return made;
}

/** The nodes directly below one. */
export function childrenOf(node: object): SyntaxNode[] {
  return Object.values(node).flatMap((value: unknown) => [value].flat().filter(isNode));
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes of a property that holds one, several or none. */
export function nodesIn(node: SyntaxNode, key: string): SyntaxNode[] {
  return [node[key]].flat().filter(isNode);
}

/** The names that a pattern binds: one, or those of a destructuring. */
export function boundNames(pattern: SyntaxNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)];
    case 'Property':
      return nodesIn(pattern, 'value').flatMap(boundNames);
    case 'AssignmentPattern':
      return nodesIn(pattern, 'left').flatMap(boundNames);
    default:
      return childrenOf(pattern)
        .filter(({ type }) => !type.startsWith('TS'))
        .flatMap(boundNames);
  }
}
