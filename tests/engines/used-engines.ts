import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file per engine with its report line, written by the process that started it. */
const FOLDER = join(import.meta.dirname, '../../test-results/engines');

export function forgetUsedEngines(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

export function rememberUsed(what: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${what.replaceAll(/\W+/g, '-')}.txt`), what);
}

/** The report lines of the engines that the run used. */
export function usedEngines(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
}
