import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const dangerous = [
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
  /\beval\(|new Function\(|addEventListener\('message'/,
];

it('runs no text as code and writes none as HTML', () => {
  const files = globSync(
    '{frontend/src,contracts,infra,command-api,projectors,query-api,realtime-gateway}/**/*.{ts,tsx}',
  ).filter((path) => !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((path) => dangerous.some((pattern) => pattern.test(readFileSync(path, 'utf8'))));
  expect(found).toEqual([]);
});
