import { childrenOf, isNode, nodesIn, type SyntaxNode } from './syntax.ts';

/**
 * A `card-link` makes its whole card clickable: it covers the nearest `relative` element around it. Without one
 * it covers the page, and a control of the card that is not `relative` itself lies beneath it.
 */
export function faultsOfCardLinks(program: object, source: string): string[] {
  const faults: string[] = [];
  visit(program, []);
  return faults;

  function visit(node: object, around: readonly SyntaxNode[]): void {
    const isElement = isNode(node) && node.type === 'JSXElement';
    if (isElement && hasClass(node, 'card-link')) judge(node, around);
    const inner = isElement ? [...around, node] : around;
    for (const child of childrenOf(node)) visit(child, inner);
  }

  function judge(link: SyntaxNode, around: readonly SyntaxNode[]): void {
    const card = around.findLast((element) => hasClass(element, 'relative'));
    if (!card) faults.push(`${nameOf(link)} covers more than its card`);
    else for (const beneath of coveredIn(card, link)) faults.push(`${nameOf(beneath)} lies beneath the card's link`);
  }

  /** Controls of a card that do not stand above its link. */
  function coveredIn(element: SyntaxNode, link: SyntaxNode): SyntaxNode[] {
    return childrenOf(element).flatMap((child): SyntaxNode[] => {
      if (child === link || (child.type === 'JSXElement' && hasClass(child, 'relative'))) return [];
      const isCovered = child.type === 'JSXElement' && CONTROL.test(nameOf(child));
      return [...(isCovered ? [child] : []), ...coveredIn(child, link)];
    });
  }

  function hasClass(element: SyntaxNode, name: string): boolean {
    const [opening] = nodesIn(element, 'openingElement');
    const attributes = opening ? nodesIn(opening, 'attributes') : [];
    return attributes
      .map(({ start, end }) => source.slice(start, end))
      .some((text) => text.startsWith('className=') && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  }

  function nameOf(element: SyntaxNode): string {
    const [opening] = nodesIn(element, 'openingElement');
    const [name] = opening ? nodesIn(opening, 'name') : [];
    return name ? source.slice(name.start, name.end) : '';
  }
}

const CONTROL = /^(a|button|input|select|textarea|summary|Link|Switch|Chip)$|(Button|ButtonLink|TextLink|Field)$/;
