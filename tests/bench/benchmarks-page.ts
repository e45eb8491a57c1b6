import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './rows.ts';

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');

export type Section = {
  title: string;
  /** null when it could not be measured. */
  rows: readonly BenchRow[] | null;
  /** The meaning of a row's two figures; by default Suki's and the baseline's. */
  columns?: readonly [string, string] | undefined;
  /** Printed above the table. */
  note?: string | undefined;
};

/** Writes the measured sections into docs/benchmarks.md; the other sections stay unchanged. */
export async function keepSections(titles: readonly string[], measured: readonly Section[]): Promise<void> {
  const kept = sectionsOf(await readFile(FILE, 'utf8'));
  for (const section of measured) kept.set(section.title, written(section));
  await writeFile(FILE, page(titles.flatMap((title) => kept.get(title) ?? [])));
}

/** The sections of a page, each whole, by title. */
export function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m);
  return new Map(sections.map((section) => [section.split('\n', 1)[0]?.slice('## '.length) ?? '', section.trimEnd()]));
}

function written({ title, rows, columns, note }: Section): string {
  const head = [
    `## ${title}`,
    `Measured on ${new Date().toISOString().slice(0, 10)}. ${machine()}`,
    ...(note ? [note] : []),
  ];
  if (rows === null) return [...head, "**It could not be measured**: the run's output says why."].join('\n\n');
  return (rows.length === 0 ? head : [...head, table(rows, columns)]).join('\n\n');
}

function table(rows: readonly BenchRow[], [first, second]: readonly [string, string] = ['Suki', 'plain']): string {
  const lines = rows.map(
    ({ name, ours, baseline, ratio, wanted, holds }) =>
      `| ${name} | ${ours} | ${baseline} | ${ratio} | ${wanted} | ${targetMet(wanted, holds)} |`,
  );
  return [`| what | ${first} | ${second} | ratio | wanted | holds |`, '|---|--:|--:|--:|--:|---|', ...lines].join('\n');
}

function targetMet(wanted: string, ok: boolean): string {
  if (wanted === '–') return '–';
  return ok ? 'yes' : '**no**';
}

function machine(): string {
  const [cpu] = cpus();
  return (
    `Machine: ${cpus().length} × ${cpu?.model.trim()} (${arch}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ` +
    `${release()}, Node ${process.versions.node}.`
  );
}

function page(sections: readonly string[]): string {
  return `# Benchmarks

Written by \`npm run bench\`. Ratios are measured side by side in one run, ours and the plain way in turn, and given as the
median of the rounds. Load generator, server and engines share the machine's cores.

${sections.join('\n\n')}
`;
}
