import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { trackedFiles } from '../tools/tracked-files.ts';
import type { DocumentCheck } from './document-check.ts';

const INDEX = 'docs/decisions/README.md';
const HEADER = /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (accepted|superseded by \[.+\]\(.+\.md\))\n\n/;

/** Each decision has a title, a date and a status, and one row in the index with the same. */
export const decisionIndex: DocumentCheck = {
  name: 'index of decisions',
  problems: () => {
    const files = trackedFiles('docs/decisions/*.md').filter((file) => file !== INDEX);
    const rows = files.map((file) => {
      const [, title = '', date = '', status = ''] = readFileSync(file, 'utf8').match(HEADER) ?? [];
      return { file, row: title === '' ? null : `| [${title}](${basename(file)}) | ${date} | ${status} |` };
    });
    const index = readFileSync(INDEX, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    return [
      ...rows.filter(({ row }) => row === null).map(({ file }) => `${file} begins with no title, date and status`),
      ...rows.flatMap(({ row }) => (row === null || index.includes(row) ? [] : [`${INDEX} lacks the row: ${row}`])),
      ...index
        .filter((line) => !rows.some(({ row }) => row === line))
        .map((line) => `${INDEX} has no decision for: ${line}`),
    ];
  },
};
