import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ownFile, specifiersIn } from './imports.ts';

/** What decides how any file is linted: the rules, how types are read, and the packages that are installed. */
const settings = ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'node_modules/.package-lock.json'];

/** By file, a text that is the same as long as nothing has changed that the linter could see from there. */
export type LintKeys = Record<string, string>;

type Read = { content: string; imports: readonly string[]; isAmbient: boolean };

/**
 * The keys of these files: each is made of the file's own content, of everything that it imports, however far away,
 * since rules ask for types, and of what all share. null where files import one another in a ring: then no file's key
 * can be told, and the linter has to look at all of them (it refuses rings anyway).
 */
export function lintKeys(root: string, files: readonly string[]): LintKeys | null {
  const read = new Map(files.map((file) => [file, readOf(root, file)]));
  const ambient = files.filter((file) => read.get(file)?.isAmbient);
  const shared = hashOf([
    ...settings.map((file) => contentOf(root, file)),
    ...ambient.flatMap((file) => [file, contentOf(root, file)]),
  ]);
  const keys = new Map<string, string>();
  const underWay = new Set<string>();

  function keyOf(file: string): string | null {
    const known = keys.get(file);
    if (known !== undefined) return known;
    if (underWay.has(file)) return null;
    underWay.add(file);
    const { content, imports } = read.get(file) ?? readOf(root, file);
    const below = imports.map(keyOf);
    if (below.includes(null)) return null;
    const key = hashOf([shared, file, content, ...below.map(String)]);
    keys.set(file, key);
    return key;
  }

  const found = files.map((file) => [file, keyOf(file)] as const);
  return found.some(([, key]) => key === null)
    ? null
    : Object.fromEntries(found.map(([file, key]) => [file, `${key}`]));
}

function readOf(root: string, file: string): Read {
  const content = contentOf(root, file);
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { content, imports: [], isAmbient: false };
  const typeImports = [...content.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier);
  const specifiers = [...specifiersIn(file, content), ...typeImports].map((specifier) => specifier.replace(/\?.*/, ''));
  const imports = [...new Set(specifiers.flatMap((specifier) => ownFile(file, specifier) ?? []))].sort();
  return { content, imports, isAmbient: isAmbient(file, content) };
}

/** Whether others see what a file declares without importing it. */
function isAmbient(file: string, content: string): boolean {
  if (file.endsWith('.d.ts') || /\bdeclare\s+(?:global|module)\b/.test(content)) return true;
  return !parseSync(file, content).module.hasModuleSyntax;
}

/** '' where there is no such file, so that a file which comes later is a change. */
function contentOf(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url');
}
