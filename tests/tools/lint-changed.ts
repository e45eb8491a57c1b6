/**
 * Lints the files that changed since they last passed, and all files that import them directly or indirectly. Passed
 * files are recorded in `.cache/linted.json`; CI, which has none, lints everything.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LintKeys, lintKeys } from './lint-keys.ts';

const GOOD = '.cache/linted.json';

/** Returns the linter's exit code, and the number of linted files. */
export function lintChanged(root: string, oxlint: string): { exitCode: number; looked: number } {
  const files = execFileSync(process.execPath, [oxlint, '--debug=files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
  const keys = lintKeys(root, files);
  const good = passedKeys(root);
  const changed = keys ? files.filter((file) => good[file] !== keys[file]) : files;
  if (changed.length === 0) return { exitCode: 0, looked: 0 };
  const { status } = spawnSync(process.execPath, [oxlint, ...changed], { cwd: root, stdio: 'inherit' });
  // A file that changed during the run is linted again.
  if (status === 0 && keys) keep(root, inBoth(keys, lintKeys(root, files) ?? {}));
  return { exitCode: status ?? 1, looked: changed.length };
}

function passedKeys(root: string): LintKeys {
  try {
    return JSON.parse(readFileSync(join(root, GOOD), 'utf8'));
  } catch {
    // No record yet, or a truncated one: everything is linted.
    return {};
  }
}

function keep(root: string, keys: LintKeys): void {
  mkdirSync(dirname(join(root, GOOD)), { recursive: true });
  writeFileSync(join(root, GOOD), JSON.stringify(keys));
}

function inBoth(before: LintKeys, now: LintKeys): LintKeys {
  return Object.fromEntries(Object.entries(before).filter(([file, key]) => now[file] === key));
}

if (import.meta.main) {
  const { exitCode, looked } = lintChanged('.', 'node_modules/.bin/oxlint');
  console.log(`Linted ${looked} changed or affected files.`);
  process.exitCode = exitCode;
}
