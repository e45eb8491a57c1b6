import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const dangerous = [
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
  /\beval\(|new Function\(/,
];
/** A page and its sandboxed document frame: each accepts messages of the other's window only, checked by a schema. */
const messageListeners = [
  'frontend/src/document-frame/main.ts',
  'frontend/src/features/worker/documents/DocumentFrame.tsx',
];

const files = globSync(
  '{frontend/src,contracts,infra,demo,command-api,projectors,query-api,realtime-gateway}/**/*.{ts,tsx}',
).filter((path) => !/\.test\.tsx?$/.test(path));

it('runs no text as code and writes none as HTML', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((path) => dangerous.some((pattern) => pattern.test(readFileSync(path, 'utf8'))));
  expect(found).toEqual([]);
});

// The scope of a service worker hears pages of its own origin only.
it('accepts window messages in two places, from a known window only', () => {
  const found = files.filter((path) => /(?<!\bscope\.)addEventListener\('message'/.test(readFileSync(path, 'utf8')));
  expect(found.toSorted()).toEqual(messageListeners);
  for (const path of messageListeners)
    expect(readFileSync(path, 'utf8')).toMatch(/\bsource !== (frameWindow|window\.parent)/);
});
