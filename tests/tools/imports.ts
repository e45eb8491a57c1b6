import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** All that a file imports: static, re-exported and (where the name is written out) dynamic imports, of types too. */
export function specifiersIn(file: string, source: string, { dynamic: withDynamic = true } = {}): string[] {
  const { module } = parseSync(file, source);
  const asked = withDynamic ? module.dynamicImports : [];
  const dynamic = asked.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.filter((text) => /^['"`]/.test(text)).map((text) => text.slice(1, -1)),
  ];
}

/** The path of one of our own files that is meant, or undefined for a package. */
export function ownFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined;
}
