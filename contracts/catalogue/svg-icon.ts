/**
 * Validates a service's icon: an SVG with plain shapes only. Everything else that SVG allows (scripts, handlers, links,
 * other documents, styles, entities) is absent from the allow-lists and so refused. The stored text is rebuilt from the
 * parsed parts, so that nothing unparsed reaches a browser.
 */

/** Maximum number of characters of an icon. */
export const LONGEST_ICON = 4000;

/** `found`: the refused part as text, for the person who corrects it. */
export type SvgIcon = { ok: true; svg: string } | { ok: false; found: string };

const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(px|%)?$/i;
const NUMBERS = /^[\d\s.,eE+-]+$/;
const COLOUR = /^(none|[a-z]+|#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%]+\))$/i;
const WORD = /^[a-z-]+$/;

const painting = {
  fill: COLOUR,
  'fill-opacity': NUMBER,
  'fill-rule': WORD,
  'clip-rule': WORD,
  stroke: COLOUR,
  'stroke-width': NUMBER,
  'stroke-opacity': NUMBER,
  'stroke-linecap': WORD,
  'stroke-linejoin': WORD,
  'stroke-miterlimit': NUMBER,
  'stroke-dasharray': /^[\d\s.,]+$|^none$/,
  'stroke-dashoffset': NUMBER,
  opacity: NUMBER,
  transform: /^((matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]+\)[\s,]*)+$/,
};

/** Allowed elements with their attributes and the values' syntax. */
const elements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  svg: { ...painting, xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/, viewBox: NUMBERS, width: NUMBER, height: NUMBER },
  g: painting,
  path: { ...painting, d: /^[MmZzLlHhVvCcSsQqTtAaeE\d\s.,+-]*$/ },
  circle: { ...painting, cx: NUMBER, cy: NUMBER, r: NUMBER },
  ellipse: { ...painting, cx: NUMBER, cy: NUMBER, rx: NUMBER, ry: NUMBER },
  rect: { ...painting, x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER, rx: NUMBER, ry: NUMBER },
  line: { ...painting, x1: NUMBER, y1: NUMBER, x2: NUMBER, y2: NUMBER },
  polyline: { ...painting, points: NUMBERS },
  polygon: { ...painting, points: NUMBERS },
};

/** Written by drawing programs and not needed for an icon: dropped silently. */
const needless = new Set(['class', 'id', 'version', 'role', 'aria-hidden', 'focusable', 'xml:space']);

const PROLOG = /^\uFEFF?\s*(<\?xml [^?<>]*\?>)?\s*/;
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/g;
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether an icon is a drawing rather than the name of one. */
export function isDrawing(icon: string): boolean {
  return icon.includes('<');
}

/** The drawing as stored, or the part that is refused. */
export function svgIcon(text: string): SvgIcon {
  if (text.length > LONGEST_ICON) return { ok: false, found: `more than ${LONGEST_ICON} letters` };
  const source = text.replace(PROLOG, '').replace(COMMENT, '').trim();
  const open: string[] = [];
  let svg = '';
  TAG.lastIndex = 0;
  for (let at = 0; at < source.length;) {
    const read = readTag(source, at, open);
    if ('found' in read) return { ok: false, found: read.found };
    svg += read.text;
    at = source.length - source.slice(read.end).trimStart().length;
    if (open.length === 0 && at < source.length) return { ok: false, found: source.slice(at, at + 20) };
  }
  if (open.length > 0 || svg === '') return { ok: false, found: open.at(-1) ?? 'nothing' };
  return svg.includes('viewBox=') ? { ok: true, svg } : { ok: false, found: 'svg without viewBox' };
}

type ReadTag = { text: string; end: number } | { found: string };

/** One tag, and the open elements after it. Fails for text between tags. */
function readTag(source: string, at: number, open: string[]): ReadTag {
  TAG.lastIndex = at;
  const [whole, slash, name = '', said = '', closes] = TAG.exec(source) ?? [];
  if (whole === undefined) return { found: source.slice(at, at + 20) };
  if (slash && closes) return { found: whole };
  const read = slash ? closingTag(name, said, open) : openingTag(name, said, open);
  if (read === null) return { found: whole };
  if (typeof read !== 'string') return read;
  if (closes) open.pop();
  return { text: closes ? `${read.slice(0, -1)}/>` : read, end: at + whole.length };
}

/** null: the element is not open, or the tag has attributes. */
function closingTag(name: string, said: string, open: string[]): string | null {
  return said === '' && open.pop() === name ? `</${name}>` : null;
}

function openingTag(name: string, said: string, open: string[]): string | { found: string } {
  const isInPlace = (name === 'svg') === (open.length === 0);
  const allowed = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!allowed || !isInPlace) return { found: `<${name}>` };
  open.push(name);
  const attributes = allowedAttributes(name, said, allowed);
  return typeof attributes === 'string' ? `<${name}${attributes}>` : attributes;
}

function allowedAttributes(element: string, said: string, allowed: Readonly<Record<string, RegExp>>) {
  const kept = new Map(element === 'svg' ? [['xmlns', 'http://www.w3.org/2000/svg']] : []);
  const seen = new Set<string>();
  for (const [, name = '', double, single] of said.matchAll(ATTRIBUTE)) {
    const value = (double ?? single ?? '').trim();
    if (seen.has(name)) return { found: name };
    seen.add(name);
    if (needless.has(name)) continue;
    const looks = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!looks?.test(value)) return { found: `${name}="${value.slice(0, 40)}"` };
    kept.set(name, value);
  }
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('');
}
