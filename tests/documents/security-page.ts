import { existsSync, globSync, readFileSync } from 'node:fs';
import { type DocumentCheck, pathsIn } from './document-check.ts';

const PAGE = 'docs/security.md';

type Point = { id: string; level: string; asks: string; state: string; how: string; shownBy: string };

/**
 * For every point of the standard the page says whether it is met, where, and which test shows it. All of these exist.
 */
export const securityPage: DocumentCheck = {
  name: PAGE,
  problems: () => {
    const page = read(PAGE);
    const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
    const points = rows.map(pointOf);
    return [
      ...rows.filter((row) => row.split('|').length !== 8).map((row) => `has a row without six cells: ${row}`),
      ...wrongPoints(page, points),
      ...points.flatMap((point) => problemsOf(point).map((problem) => `${point.id}: ${problem}`)),
      ...pathsIn(page)
        .filter((path) => !exists(path))
        .map((path) => `names ${path}, which does not exist`),
      ...['README.md', 'SECURITY.md']
        .filter((path) => !read(path).includes(`(${PAGE})`))
        .map((path) => `is not linked from ${path}`),
    ];
  },
};

function pointOf(row: string): Point {
  const [, id = '', level = '', asks = '', state = '', how = '', shownBy = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  return { id, level, asks, state, how, shownBy };
}

/** The rows are in the order of the standard, and as many as the page says. */
function wrongPoints(page: string, points: readonly Point[]): string[] {
  return [
    ...points.flatMap(({ id }, index) =>
      index > 0 && compareIds(points[index - 1]?.id ?? '', id) >= 0 ? [`has ${id} at the wrong place`] : [],
    ),
    ...(page.includes(`its ${points.length} points`) ? [] : [`does not say “its ${points.length} points”`]),
  ];
}

function compareIds(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function problemsOf({ level, asks, state, how, shownBy }: Point): string[] {
  const isUntested = /^no test: \S/.test(shownBy);
  const claims: [isRight: boolean, problem: string][] = [
    [['met', 'partly', 'not met', 'does not apply'].includes(state), `has the state “${state}”`],
    [['1', '2'].includes(level), `has the level “${level}”`],
    [asks !== '', 'does not say what it asks'],
    [how !== '', 'does not say how it is met'],
    [!['partly', 'met'].includes(state) || pathsIn(how).length > 0, 'names no file that meets it'],
    [state !== 'met' || isUntested || pathsIn(shownBy).some(isTest), 'names no test that shows it'],
  ];
  return [
    ...claims.filter(([isRight]) => !isRight).map(([, problem]) => problem),
    ...pathsIn(shownBy)
      .filter((path) => !isTest(path))
      .map((path) => `names ${path} as a test`),
    ...titlesIn(shownBy)
      .filter(({ path, title }) => existsSync(path) && !read(path).includes(title))
      .map(({ path, title }) => `names a test of ${path} that does not exist: “${title}”`),
  ];
}

const texts = new Map<string, string>();

function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

function exists(path: string): boolean {
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}

/** `npm test` runs the attacks, and `npm run check` runs the document checks, both without vitest. */
function isTest(path: string): boolean {
  return /\.(?:test|journey)\.tsx?$|^tests\/(?:faults\/attacks|documents)\/[\w-]+\.ts$/.test(path);
}

/** `path` “title”: a title in quotation marks after a path. */
function titlesIn(text: string): { path: string; title: string }[] {
  return [...text.matchAll(/`([^`\s]+)` “((?:[^”])+)”/g)].map(([, path = '', title = '']) => ({ path, title }));
}
