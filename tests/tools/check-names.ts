// Checks names and layout of the code beyond the linter: `npm run check` runs it. Prints the problems.
import { readFileSync } from 'node:fs';
import { findCycles } from './cycles.ts';
import { moduleNameProblems } from './module-names.ts';
import { proseFindings } from './prose.ts';
import { trackedFiles } from './tracked-files.ts';

const MOST_COLUMNS = 140;

/** In code and styles. Tables in documents may be wider. */
function longLines(): string[] {
  return trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.html').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > MOST_COLUMNS ? [`${file}:${index + 1}`] : [])),
  );
}

const checks: Readonly<Record<string, () => readonly string[]>> = {
  'import cycles, types included': () => findCycles(trackedFiles('*.ts', '*.tsx')),
  [`lines over ${MOST_COLUMNS} columns`]: longLines,
  'unclear phrases in prose': () =>
    proseFindings().map(({ file, line, phrase, instead }) => `${file}:${line}: “${phrase}”; write: ${instead}`),
  'names of modules': moduleNameProblems,
};

for (const [name, find] of Object.entries(checks)) {
  const found = find();
  if (found.length === 0) continue;
  process.exitCode = 1;
  console.log(`${name}: ${found.length} found`);
  for (const each of found) console.log(`    ${each}`);
}
