import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { childrenOf, isNode, nodesIn, parseFile, type SyntaxNode } from './syntax.ts';

/** What an expression between tags may become. */
type Kind = 'text' | 'nothing' | 'element' | 'component';

it('keeps text in an element of its own where something comes, goes or changes beside it', () => {
  const files = globSync('frontend/src/**/*.tsx').filter((file) => !/\.test\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => exposedTextIn(file))).toEqual([]);
});

it('finds text that a translating browser would have moved away', () => {
  const found = (children: string) => exposedTextIn('x.tsx', `const x = <p>${children}</p>;`).length > 0;
  for (const exposed of ['{a && <b />}{t("x")}', '<i />{a && t("x")}', '{a ? <b /> : t("x")}<i />', '<Icon />{name}'])
    expect(found(exposed), exposed).toBe(true);
  for (const safe of ['{a && <b />}<span>{t("x")}</span>', '{t("x")}{a && <b />}', '{a && t("x")}', '<i />{t("x")}'])
    expect(found(safe), safe).toBe(false);
});

/** Where text comes and goes beside other nodes, or stands behind what does, by file and line. */
function exposedTextIn(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { program } = parseFile(file, source);
  const unmoving = iconsIn(source);
  const found: string[] = [];
  const look = (node: SyntaxNode): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const kinds = nodesIn(node, 'children')
        .filter((child) => !isLayout(child))
        .map((child) => kindsOf(child, unmoving));
      const exposed = kinds.some(
        (own, at) =>
          own.has('text') &&
          ((isMoving(own) && kinds.length > 1) || kinds.slice(0, at).some((earlier) => isMoving(earlier))),
      );
      if (exposed) found.push(`${file}:${source.slice(0, node.start).split('\n').length}`);
    }
    childrenOf(node).forEach(look);
  };
  look(program as unknown as SyntaxNode);
  return found;
}

function isMoving(kinds: ReadonlySet<Kind>): boolean {
  return kinds.has('nothing') || kinds.has('component') || (kinds.has('text') && kinds.has('element'));
}

/** Whitespace between lines, which nobody sees. */
function isLayout(child: SyntaxNode): boolean {
  return child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child.value));
}

/** Icons that are imported by name: always there, always the same. */
function iconsIn(source: string): ReadonlySet<string> {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return new Set(names.split(',').map((name) => name.replace(/^.* as /, '').trim()));
}

function kindsOf(node: SyntaxNode, unmoving: ReadonlySet<string>): Set<Kind> {
  const of = (key: string): Kind[] => nodesIn(node, key).flatMap((one) => [...kindsOf(one, unmoving)]);
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return new Set(of('expression'));
    case 'JSXElement':
      return new Set([isComponent(node, unmoving) ? 'component' : 'element']);
    case 'JSXFragment':
      return new Set(['component']);
    case 'ConditionalExpression':
      return new Set([...of('consequent'), ...of('alternate')]);
    case 'LogicalExpression':
      return new Set(node.operator === '&&' ? ['nothing', ...of('right')] : [...of('left'), ...of('right')]);
    case 'Literal':
      return new Set([typeof node.value === 'string' ? 'text' : 'nothing']);
    case 'CallExpression':
      return new Set(isList(node) ? ['nothing', 'element'] : ['text']);
    case 'JSXEmptyExpression':
      return new Set();
    default:
      // A name or a property: what it holds is not known here, and may be text.
      return new Set(['text']);
  }
}

function isComponent(element: SyntaxNode, unmoving: ReadonlySet<string>): boolean {
  const { openingElement } = element;
  const name = isNode(openingElement) && isNode(openingElement.name) ? openingElement.name.name : undefined;
  return typeof name !== 'string' || (/^[A-Z]/.test(name) && !unmoving.has(name));
}

function isList({ callee }: SyntaxNode): boolean {
  return isNode(callee) && isNode(callee.property) && ['map', 'flatMap'].includes(String(callee.property.name));
}
