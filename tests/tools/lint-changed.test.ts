import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lintChanged } from './lint-changed.ts';
import { lintKeys } from './lint-keys.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-changed-'));
  for (const [file, content] of Object.entries(house)) write(file, content);
});
afterEach(() => rmSync(root, { recursive: true }));

/** The screen imports `near.ts`, which imports `far/away.ts`; no file imports `alone.ts`. */
const house = {
  'tsconfig.json':
    '{"compilerOptions":{"strict":true,"module":"ESNext","noEmit":true,"allowImportingTsExtensions":true}}',
  '.oxlintrc.json':
    '{"ignorePatterns":["node_modules"],"options":{"typeAware":true},"rules":{"typescript/no-floating-promises":"error"}}',
  'package.json': '{"type":"module"}',
  'screen.ts': "import { tell } from './near.ts';\nexport function press() {\n  tell();\n}\n",
  'near.ts': "import type { Told } from './far/away.ts';\nexport declare function tell(): Told;\n",
  'far/away.ts': 'export type Told = string;\n',
  'alone.ts': 'export const alone = 1;\n',
};
const files = ['screen.ts', 'near.ts', 'far/away.ts', 'alone.ts'];

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** The files that the linter would have to check after this change. */
function seenBy(change: () => void, after = files): string[] {
  const before = lintKeys(root, files) ?? {};
  change();
  const now = lintKeys(root, after) ?? {};
  return Object.keys(now).filter((file) => now[file] !== before[file]);
}

describe('a changed file', () => {
  it('is linted alone where no file imports it', () => {
    expect(seenBy(() => write('alone.ts', 'export const alone = 2;\n'))).toEqual(['alone.ts']);
  });

  it('is linted with every file that imports it, directly or indirectly', () => {
    expect(seenBy(() => write('far/away.ts', 'export type Told = number;\n'))).toEqual([
      'screen.ts',
      'near.ts',
      'far/away.ts',
    ]);
  });

  it.each([
    ['the type of an import()', "export type T = import('./far/away.ts').Told;\n"],
    ['a dynamic import', "export const load = () => import('./far/away.ts');\n"],
    ['a re-export', "export type { Told } from './far/away.ts';\n"],
  ])('is linted with a file that imports it through %s', (_, content) => {
    write('alone.ts', content);
    expect(seenBy(() => write('far/away.ts', 'export type Told = number;\n'))).toContain('alone.ts');
  });

  it('is linted with its importers when it was missing before', () => {
    unlinkSync(join(root, 'far/away.ts'));
    expect(seenBy(() => write('far/away.ts', house['far/away.ts']))).toContain('screen.ts');
  });

  it.each([
    ['.oxlintrc.json', '{}'],
    ['tsconfig.json', '{}'],
    ['node_modules/.package-lock.json', '{"packages":{}}'],
  ])('named %s makes every file linted', (file, content) => {
    expect(seenBy(() => write(file, content))).toEqual(files);
  });

  it('with global declarations makes every file linted', () => {
    write('all.ts', 'export {};\ndeclare global {\n  var kept: string;\n}\n');
    expect(seenBy(() => {}, [...files, 'all.ts'])).toEqual([...files, 'all.ts']);
  });
});

it('files in an import cycle have no keys', () => {
  write('far/away.ts', "import '../screen.ts';\nexport type Told = string;\n");
  expect(lintKeys(root, files)).toBeNull();
});

describe('the linter', () => {
  const modules = join(import.meta.dirname, '../../node_modules');
  const run = () => lintChanged(root, join(modules, '.bin/oxlint'));
  beforeEach(() => symlinkSync(modules, join(root, 'node_modules')));

  it('skips unchanged files, and finds an error that a distant type causes', () => {
    expect(run()).toEqual({ exitCode: 0, looked: 4 });
    expect(run()).toEqual({ exitCode: 0, looked: 0 });
    write('far/away.ts', 'export type Told = Promise<string>;\n');
    expect(run()).toEqual({ exitCode: 1, looked: 3 });
    // Failed files are linted again.
    expect(run()).toEqual({ exitCode: 1, looked: 3 });
    write('screen.ts', "import { tell } from './near.ts';\nexport async function press() {\n  await tell();\n}\n");
    expect(run()).toEqual({ exitCode: 0, looked: 3 });
  }, 60_000);
});
