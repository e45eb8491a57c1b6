/** One check of the documents. `problems` returns a sentence for each. */
export type DocumentCheck = { name: string; problems: () => readonly string[] | Promise<readonly string[]> };

/** The texts in backticks that are paths of the repository: in a folder, or a file at its top. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+(\/[\w.*-]+)+$|^[\w-]+\.(?:ts|json|md)$/.test(code));
}
