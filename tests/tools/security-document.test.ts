import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsLevelOfId } from './asvs.ts';

/** docs/security.md says of every point of the standard whether it is met, where, and what shows it: all of that is there. */

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/security.md');

type Point = { id: string; level: string; asks: string; state: string; how: string; shownBy: string };

const points: Point[] = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, id = '', level = '', asks = '', state = '', how = '', shownBy = '', end, ...more] = line
      .split('|')
      .map((cell) => cell.trim());
    expect([id, end, more]).toEqual([id, '', []]);
    return { id, level, asks, state, how, shownBy };
  });

/** What stands as code and is a path of the repository: of a folder of its, or a file at its top. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+(\/[\w.*-]+)+$|^[\w-]+\.(?:ts|json|md)$/.test(code));
}

const isThere = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
/** The attacks are run by `npm test`, too, though not by vitest. */
const isTest = (path: string) => /\.(?:test|journey)\.tsx?$|^tests\/faults\/attacks\/[\w-]+\.ts$/.test(path);

/** `path` “title”: what is quoted right after a path. */
function titlesIn(text: string): { path: string; title: string }[] {
  return [...text.matchAll(/`([^`\s]+)` “((?:[^”])+)”/g)].map(([, path = '', title = '']) => ({ path, title }));
}

it('every point of level 1 and 2 stands once, with its level', () => {
  expect(points.map(({ id }) => id)).toEqual(Object.keys(asvsLevelOfId));
  for (const { id, level } of points) expect([id, Number(level)]).toEqual([id, asvsLevelOfId[id]]);
  expect(page).toContain(`its ${points.length} points`);
});

describe.each(points)('$id, $asks', ({ state, asks, how, shownBy }) => {
  it(`is ${state}, and says why`, () => {
    expect(['met', 'partly', 'not met', 'does not apply']).toContain(state);
    expect(asks).not.toBe('');
    expect(how).not.toBe('');
    if (state === 'partly' || state === 'met') expect(pathsIn(how)).not.toEqual([]);
    if (state === 'met' && !/^no test: \S/.test(shownBy)) expect(pathsIn(shownBy).filter(isTest)).not.toEqual([]);
  });

  it('names what is there', () => {
    for (const path of pathsIn(`${how} ${shownBy}`)) expect([path, isThere(path)]).toEqual([path, true]);
    for (const path of pathsIn(shownBy)) expect([path, isTest(path)]).toEqual([path, true]);
    for (const { path, title } of titlesIn(shownBy)) expect(read(path), `a test of ${path}`).toContain(title);
  });
});

it('paths and links of the other sections are there, too', () => {
  for (const path of pathsIn(page)) expect([path, isThere(path)]).toEqual([path, true]);
  for (const [, link = ''] of page.matchAll(/\]\(([^)#:]+)\)/g))
    expect([link, existsSync(join(root, 'docs', link))]).toEqual([link, true]);
});

it('is found from README.md and SECURITY.md', () => {
  for (const path of ['README.md', 'SECURITY.md']) expect(read(path)).toContain('(docs/security.md)');
});

it('nothing of ours runs text as code or writes it as HTML', () => {
  const codeFiles = globSync(
    '{frontend/src,contracts,infra,command-api,projectors,query-api,realtime-gateway}/**/*.{ts,tsx}',
    { cwd: root },
  );
  expect(codeFiles.length).toBeGreaterThan(500);
  const dangerous = [
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
    /\beval\(|new Function\(|addEventListener\('message'/,
  ];
  expect(codeFiles.filter((path) => !isTest(path) && dangerous.some((pattern) => pattern.test(read(path))))).toEqual(
    [],
  );
});
