// Applies each deliberate fault of mutations.ts in a copy of the committed repository and runs the part of the gate that must
// find it: `npm run mutations [-- TEXT]`, where TEXT is in the name of the fault.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Mutation, mutations } from './mutations.ts';

const ROOT = join(import.meta.dirname, '../..');
const commands: Record<string, string[]> = {
  types: [
    'node_modules/.bin/tsc',
    '--noEmit',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ],
  imports: ['tests/tools/import-rule.ts'],
  documents: ['tests/documents/check-documents.ts'],
  translations: ['tests/tools/translations.ts'],
};

const [wanted = ''] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'suki-mutations-'));
try {
  execFileSync('git', ['clone', '--quiet', ROOT, copy]);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(ROOT, '.cache/types.tsbuildinfo'), join(copy, '.cache/types.tsbuildinfo'), { force: true });
  for (const mutation of mutations.filter(({ fault }) => fault.includes(wanted))) tell(mutation, apply(mutation));
} finally {
  rmSync(copy, { recursive: true });
}

/** The gate's failure for the fault; null where it finds none. */
function apply({ file, from, to, foundBy }: Mutation): string | null {
  const path = join(copy, file);
  const right = readFileSync(path, 'utf8');
  if (right.split(from).length !== 2) throw new Error(`${file} must contain this text exactly once: ${from}`);
  writeFileSync(path, right.replace(from, to));
  const command = commands[foundBy] ?? ['tests/tools/run-all.ts', ...foundBy.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  writeFileSync(path, right);
  return status === 0 ? null : stripVTControlCharacters(stdout + stderr);
}

function tell({ fault, foundBy }: Mutation, said: string | null): void {
  if (said === null) process.exitCode = 1;
  const lines = (said ?? '')
    .split('\n')
    .filter((line) => /^(failed|unexpected)|error TS|: imports|links to|has no translation/.test(line));
  console.log(`${said === null ? '✗' : '✓'} ${fault} (${foundBy})${lines[0] ? `\n    ${lines[0].slice(0, 200)}` : ''}`);
}
