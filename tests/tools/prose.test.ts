import { expect, it } from 'vitest';
import { findingsIn } from './prose.ts';

const phrasesIn = (file: string, source: string) => findingsIn(file, source).map(({ line, phrase }) => [line, phrase]);

it('finds phrases in comments, with their line', () => {
  expect(phrasesIn('a.ts', 'const a = 1;\n/**\n * Runs once.\n * Whoever waits is told.\n */\nconst b = 2;')).toEqual([
    [4, 'Whoever'],
    [4, 'is told'],
  ]);
});

it('finds phrases in test titles, log messages and errors for operators', () => {
  expect(
    phrasesIn(
      'a.test.ts',
      [
        "it.each(rows)('nobody sees %s', () => {});",
        "logger.warn({ err }, 'The engine is away');",
        'throw new StartupError(`What is in ${file} is no key`);',
      ].join('\n'),
    ),
  ).toEqual([
    [1, 'nobody'],
    [2, 'is away'],
    [3, 'What is'],
  ]);
});

it('ignores texts for users, code and questions', () => {
  expect(
    phrasesIn(
      'a.tsx',
      [
        "throw new ApiError('not_found', 'Nobody has this number.');",
        "const text = { nobody: 'Nobody is here' };",
        '// What is a checkpoint? See the glossary.',
      ].join('\n'),
    ),
  ).toEqual([]);
});

it('ignores code in Markdown', () => {
  expect(phrasesIn('a.md', 'Run `nobody`.\n```sh\nnobody\n```\nNobody runs.')).toEqual([[5, 'Nobody']]);
});
