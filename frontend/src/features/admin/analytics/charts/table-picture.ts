import type { Sheet } from './sheet.ts';
import { svgElement } from './svg.ts';

const ROW = 32;
const TITLE = 40;
const BESIDE = 12;
const FONT_PX = 13;
const font = { 'font-size': FONT_PX };

/** Draws a table with its caption as SVG. */
export function tablePicture({ caption, head, rows }: Sheet): SVGSVGElement {
  const lines = [head, ...rows.map(({ cells }) => cells)];
  const ends = columnEnds(lines);
  const width = Math.max(ends.at(-1) ?? 0, measured(caption) + 2 * BESIDE);
  const words = lines.flatMap((cells, line) =>
    cells.map((cell, n) => {
      const y = TITLE + line * ROW + 21;
      const place =
        n === 0 ? { x: BESIDE, 'text-anchor': 'start' } : { x: (ends[n] ?? width) - BESIDE, 'text-anchor': 'end' };
      return svgElement('text', { ...font, ...place, y, fill: line === 0 ? 'var(--muted)' : 'var(--ink)' }, cell);
    }),
  );
  const rules = lines.map((_, line) =>
    svgElement('line', { x1: 0, x2: width, y1: TITLE + line * ROW, y2: TITLE + line * ROW, stroke: 'var(--line)' }),
  );
  const title = svgElement('text', { ...font, x: BESIDE, y: 26, fill: 'var(--ink)', 'font-weight': 700 }, caption);
  return svgElement('svg', { width, height: TITLE + lines.length * ROW }, title, ...rules, ...words);
}

/** Right edge of each column, fitted to its longest text. */
function columnEnds(lines: readonly (readonly string[])[]): number[] {
  let end = 0;
  return (lines[0] ?? []).map((_, n) => {
    end += Math.max(...lines.map((cells) => measured(cells[n] ?? ''))) + 2 * BESIDE;
    return end;
  });
}

const canvas = document.createElement('canvas').getContext('2d');

/** Width in pixels; estimated where the browser cannot measure text. */
function measured(words: string): number {
  if (!canvas) return words.length * FONT_PX * 0.6;
  canvas.font = `700 ${FONT_PX}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(canvas.measureText(words).width);
}
