import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const documents = trackedFiles('*.md');
const floors = 'contracts|infra|command-api|projectors|query-api|realtime-gateway|frontend|tests|docs';

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const ours = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(ours.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});

test('every file that a document or a comment names is there', () => {
  const path = new RegExp(`(?<![\\w./#@-])(?:${floors})/[\\w./-]+\\.(?:ts|tsx|md|mjs)\\b`, 'g');
  // The import rule's own tests make names up.
  const files = [...documents, ...trackedFiles('*.ts'), ...trackedFiles('*.tsx')].filter(
    (file) => !file.startsWith('tests/tools/import-rule'),
  );
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(path))]
      .filter((named) => !existsSync(named))
      .map((named) => `${file} names ${named}`),
  );
  expect(missing).toEqual([]);
});

const decisions = trackedFiles('docs/decisions/*.md').filter((file) => !file.endsWith('/README.md'));

test('every decision has a title, a date and a status, as the index says', () => {
  const form = /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (accepted|superseded by \[.+\]\(.+\.md\))\n\n/;
  const rows = decisions.map((file) => {
    const [, title = '', date = '', status = ''] = readFileSync(file, 'utf8').match(form) ?? [];
    return `| [${title}](${basename(file)}) | ${date} | ${status} |`;
  });
  const index = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  expect(index.toSorted()).toEqual(rows.toSorted());
});

test('every section that a comment or a document cites is there', () => {
  const cited = /\b(specification|design)(?:'s|,)? sections? ((?:\d+(?:, | and )?)+)/g;
  const headings = (document: string) =>
    new Set([...readFileSync(`docs/${document}.md`, 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
  const there = { specification: headings('specification'), design: headings('design') };
  const missing = [...documents, ...trackedFiles('*.ts'), ...trackedFiles('*.tsx')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(cited)].flatMap(([, document = '', numbers = '']) =>
      (numbers.match(/\d+/g) ?? [])
        .filter((number) => !there[document as keyof typeof there].has(number))
        .map((number) => `${file} cites section ${number} of the ${document}`),
    ),
  );
  expect(missing).toEqual([]);
});
