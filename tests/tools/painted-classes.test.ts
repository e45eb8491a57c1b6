import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { childrenOf, parseFile } from './syntax.ts';
import { trackedFiles } from './tracked-files.ts';

const LOOK = /^(?:[^:\s]+:)*(?:bg|text|border|fill|stroke|ring|outline|rounded|font|shadow|divide)-[a-z][^\s:]*$/;

/** A class with a colour, size or weight that the theme does not define has no effect, and no other check reports it. */
it('names only colours, sizes and weights that the theme has', async () => {
  const used = usedClasses(trackedFiles('frontend/src/*.tsx'));
  expect(used.size).toBeGreaterThan(150);
  const css = await cssOf([...used.keys(), 'bg-no-such-colour']);
  const unpainted = [...used].filter(([name]) => !isPainted(css, name));
  expect(unpainted).toEqual([]);
  expect(isPainted(css, 'bg-no-such-colour')).toBe(false);
});

/** Each class with the first file that names it. */
function usedClasses(files: readonly string[]): Map<string, string> {
  const named = files.flatMap((file) =>
    textsIn(parseFile(file).program)
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => LOOK.test(word))
      .map((word) => [word, file] as const),
  );
  return new Map(named.toReversed());
}

function textsIn(node: object): string[] {
  const own = [
    ...('type' in node && node.type === 'Literal' && 'value' in node ? [node.value] : []),
    ...('type' in node && node.type === 'TemplateElement' && 'value' in node ? [rawOf(node.value)] : []),
  ].filter((text) => typeof text === 'string');
  return [...own, ...childrenOf(node).flatMap(textsIn)];
}

function rawOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : null;
}

async function cssOf(classes: string[]): Promise<string> {
  const { build } = await compile(readFileSync('frontend/src/ui/theme.css', 'utf8'), {
    base: 'frontend/src/ui',
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? 'node_modules/tailwindcss/index.css' : join(base, id);
      return { path, base: dirname(path), content: id.startsWith('@') ? '' : readFileSync(path, 'utf8') };
    },
  });
  return build(classes);
}

function isPainted(css: string, name: string): boolean {
  const selector = name.replaceAll(/[^\w-]/g, (mark) => `\\${mark}`);
  return new RegExp(`\\.${RegExp.escape(selector)}(?![\\w-])`).test(css);
}
