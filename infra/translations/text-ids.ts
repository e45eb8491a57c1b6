import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameOf } from './po-files.ts';

/** A text's place of origin: the English file that words it, and its id there. */
export type TextId = { file: string; id: string };
export type OwnText = TextId & { key: string; english: string };

type Table = { [key: string]: string | Table };

/**
 * The texts of a file, with the place of origin of each. A file may take texts from others, as notifications do from
 * the texts of events. Where a text comes from is found by loading the file with an id in the place of each text: the
 * file's code passes ids on as it passes texts on. A text that is composed of others is a text of the composing file.
 */
export async function textsOf(file: string, version = 0): Promise<OwnText[]> {
  const url = pathToFileURL(file).href;
  const [texts, ids] = await Promise.all([
    import(`${url}?version=${version}`) as Promise<Table>,
    import(`${url}?ids=${version}`) as Promise<Table>,
  ]);
  const marks = leavesOf(ids);
  // A key may be a text, so that only the order tells which id belongs to it.
  return leavesOf(texts).map(([path, english], index) => {
    const [, mark = ''] = marks[index] ?? [];
    return { key: path.slice(path.indexOf('.') + 1), english, ...originOf(mark) };
  });
}

const FROM = '\u0001';
const ID = '\u0002';
const END = '\u0003';
const wholeMark = new RegExp(`^${FROM}[^${END}]*${END}$`);

function originOf(mark: string): TextId {
  const [file = '', id = ''] = mark.slice(1, -1).split(ID);
  return { file, id };
}

function leavesOf(table: Table, path: string[] = []): [string, string][] {
  return Object.entries(table).flatMap<[string, string]>(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leavesOf(value, [...path, key]),
  );
}

/** Replaces each text that is not yet an id of another file. */
export function marked<Value extends string | Table>(value: Value, file: string, path: readonly string[]): Value {
  if (typeof value === 'string') {
    return (wholeMark.test(value) ? value : `${FROM}${file}${ID}${path.join('.')}${END}`) as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, marked(inner, file, [...path, key])]),
  ) as Value;
}

/** Node finds it by name only in the root's package; tsconfig.json tells the front end's other tools. */
const contracts = new URL('../../contracts/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier.replace(/^#contracts\//, contracts), context);
    const parent = /\.en\.ts\?(version|inner)=(\d+)$/.exec(context.parentURL ?? '');
    if (!parent || !found.url.endsWith('.en.ts')) return found;
    return { ...found, url: `${found.url}?${parent[1] === 'inner' ? 'ids' : 'version'}=${parent[2]}` };
  },
  load(url, context, next) {
    const [path = '', version] = url.split('.en.ts?ids=');
    if (version === undefined) return next(url, context);
    const file = fileURLToPath(`${path}.en.ts`);
    const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const lines = names.map(
      (name) =>
        `export const ${name} = marked(texts.${name}, ${JSON.stringify(file)}, [${JSON.stringify(nameOf(file))}]);`,
    );
    return {
      format: 'module',
      shortCircuit: true,
      source: [
        `import * as texts from ${JSON.stringify(`${path}.en.ts?inner=${version}`)};`,
        `import { marked } from ${JSON.stringify(import.meta.url)};`,
        ...lines,
      ].join('\n'),
    };
  },
});
