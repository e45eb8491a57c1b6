import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** All imports of a file: static, re-exported and (where the name is literal) dynamic imports, types included. */
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

/** The path of the imported file in this repository, or undefined for a package. */
export function ownFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined;
}
