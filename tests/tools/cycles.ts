import { readFileSync } from 'node:fs';
import { ownFile, specifiersIn } from './imports.ts';

/**
 * Cycles of imports, types included; a text for each. A dynamic import (`import('…')`) cannot be half-initialised, so
 * it does not count, as in the linter.
 */
export function findCycles(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const known = new Set(files);
  const imports = (file: string) =>
    specifiersIn(file, read(file), { dynamic: false })
      .map((specifier) => ownFile(file, specifier))
      .filter((path) => path !== undefined && known.has(path));
  const done = new Set<string>();
  const found: string[] = [];

  function visit(file: string, way: readonly string[]): void {
    const at = way.indexOf(file);
    if (at >= 0) return void found.push([...way.slice(at), file].join(' → '));
    if (done.has(file)) return;
    for (const path of imports(file)) visit(`${path}`, [...way, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  return found;
}
