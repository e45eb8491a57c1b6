import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ownFile, specifiersIn } from './imports.ts';

/** The settings that affect every file: the rules, the type settings, and the installed packages. */
const settings = ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'node_modules/.package-lock.json'];

/** By file, a text that stays the same while nothing visible to the linter from there has changed. */
export type LintKeys = Record<string, string>;

type Read = { content: string; imports: readonly string[]; isAmbient: boolean };

/**
 * The keys of these files: each is made of the file's content, of all its direct and indirect imports, since rules use
 * types, and of the shared settings. null where files import one another in a cycle: then no key exists, and the linter
 * must check all files (it rejects cycles anyway).
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

/** Whether other files see its declarations without importing it. */
function isAmbient(file: string, content: string): boolean {
  if (file.endsWith('.d.ts') || /\bdeclare\s+(?:global|module)\b/.test(content)) return true;
  return !parseSync(file, content).module.hasModuleSyntax;
}

/** '' for a missing file, so that creating it is a change. */
function contentOf(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('base64url');
}
