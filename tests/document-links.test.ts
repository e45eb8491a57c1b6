import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const tracked = (pattern: string) => execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { encoding: 'utf8' }).split('\n').filter((file) => file !== '' && existsSync(file));
const documents = tracked('*.md');
const floors = 'contracts|infra|command-api|projectors|query-api|realtime-gateway|frontend|tests|docs';

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const ours = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(ours.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});

test('every file that a document or a comment names is there', () => {
  const path = new RegExp(`(?<![\\w./#@-])(?:${floors})/[\\w./-]+\\.(?:ts|tsx|md|mjs)\\b`, 'g');
  // The import rule's own tests make names up.
  const files = [...documents, ...tracked('*.ts'), ...tracked('*.tsx')].filter((file) => !file.startsWith('tests/import-rule'));
  const missing = files.flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(path))].filter((named) => !existsSync(named)).map((named) => `${file} names ${named}`));
  expect(missing).toEqual([]);
});
