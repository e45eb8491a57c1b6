import { existsSync, globSync, readFileSync } from 'node:fs';
import { asvsLevelOfId } from './asvs.ts';
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

/** Every point of levels 1 and 2 has one row, in order, with its level. */
function wrongPoints(page: string, points: readonly Point[]): string[] {
  const ids = Object.keys(asvsLevelOfId);
  return [
    ...ids.filter((id) => !points.some((point) => point.id === id)).map((id) => `lacks the point ${id}`),
    ...points
      .flatMap(({ id }, index) => (ids[index] === id ? [] : [`has ${id} where ${ids[index]} is next`]))
      .slice(0, 1),
    ...points
      .filter(({ id, level }) => Number(level) !== asvsLevelOfId[id])
      .map(({ id }) => `${id} is of level ${asvsLevelOfId[id]}`),
    ...(page.includes(`its ${points.length} points`) ? [] : [`does not say “its ${points.length} points”`]),
  ];
}

function problemsOf({ asks, state, how, shownBy }: Point): string[] {
  const isUntested = /^no test: \S/.test(shownBy);
  const claims: [isRight: boolean, problem: string][] = [
    [['met', 'partly', 'not met', 'does not apply'].includes(state), `has the state “${state}”`],
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
