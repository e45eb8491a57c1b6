// Parses the parts of a Caddyfile that ours uses, and finds the destination of a request. It refuses unknown
// directives, so a new one is either supported here or fails the test.

/** A line of a Caddyfile with the block that it opens. */
export type Directive = { words: string[]; block: Directive[] };

type Asked = { method: string; path: string };

export function parseCaddyfile(text: string): Directive[] {
  const root: Directive = { words: [], block: [] };
  const open = [root];
  for (const line of text.split('\n')) {
    const words = wordsOf(line);
    if (words.length === 0) continue;
    if (words[0] === '}') {
      open.pop();
      continue;
    }
    const opens = words.at(-1) === '{';
    const directive = { words: opens ? words.slice(0, -1) : words, block: [] };
    open.at(-1)?.block.push(directive);
    if (opens) open.push(directive);
  }
  if (open.length !== 1) throw new Error('The Caddyfile has an unclosed block');
  return root.block;
}

function wordsOf(line: string): string[] {
  const code = line.trim().startsWith('#') ? '' : line;
  return [...code.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

export function blockOf(directives: readonly Directive[], name: string): Directive[] {
  const found = directives.find(({ words }) => words[0] === name);
  if (!found) throw new Error(`The Caddyfile has no ${name}`);
  return found.block;
}

/** The first `handle` that matches the request, in Caddy's order of matchers that are not plain paths. */
export function handlerOf(site: readonly Directive[], asked: Asked): Directive[] {
  const handle = site.find(
    ({ words: [name, matcher] }) => name === 'handle' && (matcher === undefined || matches(site, matcher, asked)),
  );
  if (!handle) throw new Error(`No handle block matches ${asked.method} ${asked.path}`);
  return handle.block;
}

/** The destination of a handler, in a word. */
export function destinationOf(handler: readonly Directive[]): string {
  for (const { words, block } of handler) {
    const [name, first] = words;
    if (name === 'reverse_proxy') return blockWords(block, 'dynamic').slice(1).join(':');
    if (name === 'respond' || name === 'error') return words.join(' ');
    if (name === 'try_files') return `a file, else ${words.slice(2).join(' ')}`;
    if (name === 'file_server') return 'a file';
    if (name !== 'import' && name !== 'header' && name !== 'rewrite')
      throw new Error(`Unknown directive ${name} ${first}. Add it to tests/deploy/caddyfile.ts`);
  }
  throw new Error('A handler has no destination');
}

function blockWords(block: readonly Directive[], name: string): string[] {
  const found = block.find(({ words }) => words[0] === name);
  return found?.words.slice(1) ?? [];
}

function matches(site: readonly Directive[], matcher: string, asked: Asked): boolean {
  if (!matcher.startsWith('@')) return pathMatches(matcher, asked.path);
  const named = site.find(({ words }) => words[0] === matcher);
  if (!named) throw new Error(`The Caddyfile defines no matcher ${matcher}`);
  const conditions = named.block.length > 0 ? named.block.map(({ words }) => words) : [named.words.slice(1)];
  return conditions.every(([kind, ...values]) => {
    if (kind === 'path') return values.some((pattern) => pathMatches(pattern, asked.path));
    if (kind === 'method') return values.includes(asked.method);
    throw new Error(`Unknown matcher ${kind}. Add it to tests/deploy/caddyfile.ts`);
  });
}

function pathMatches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
