import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each engine's sentence is a file in here, written by whichever process started it. */
const FOLDER = join(import.meta.dirname, '../../test-results/engines');

export function forgetUsedEngines(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

export function rememberUsed(what: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${what.replaceAll(/\W+/g, '-')}.txt`), what);
}

/** What the last lines of a run say of its engines. */
export function usedEngines(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
}
