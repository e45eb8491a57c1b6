import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { trackedFiles } from '../tools/tracked-files.ts';
import type { DocumentCheck } from './document-check.ts';

const INDEX = 'docs/decisions/README.md';
const HEADER = /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (accepted|superseded by \[.+\]\(.+\.md\))\n\n/;
const SECTIONS =
  /^## Context\n[^]+^## Decision\n[^]+^## Alternatives considered\n[^]+^## (?:Consequences|Measured)\n[^]+/m;

/** Each decision has a title, a date, a status, the same sections, and one row below a topic of the index. */
export const decisionIndex: DocumentCheck = {
  name: 'decisions and their index',
  problems: () => {
    const decisions = trackedFiles('docs/decisions/*.md')
      .filter((file) => file !== INDEX)
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const rows = decisions.map(({ file, text }) => {
      const [, title = '', date = '', status = ''] = text.match(HEADER) ?? [];
      return { file, row: title === '' ? null : `| [${title}](${basename(file)}) | ${date} | ${status} |` };
    });
    const index = readFileSync(INDEX, 'utf8');
    const topics = index.split(/^## /m).slice(1);
    const listed = topics.flatMap((topic) => topic.split('\n').filter((line) => line.startsWith('| [')));
    return [
      ...rows
        .filter(({ row }) => row === null)
        .map(({ file }) => `${file} does not begin with a title, a date and a status`),
      ...decisions
        .filter(({ text }) => !SECTIONS.test(text))
        .map(({ file }) => `${file} lacks Context, Decision, Alternatives considered or Consequences, in this order`),
      ...rows.flatMap(({ row }) => {
        const count = listed.filter((line) => line === row).length;
        return row === null || count === 1
          ? []
          : [`${INDEX} must have this row once, it has it ${count} times: ${row}`];
      }),
      ...listed
        .filter((line) => !rows.some(({ row }) => row === line))
        .map((line) => `${INDEX} lists a decision that does not exist: ${line}`),
    ];
  },
};
