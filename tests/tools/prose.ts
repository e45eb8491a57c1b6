// Finds phrases that an engineer reads twice, in comments, documents, log messages, errors and test titles. `npm run check`
// runs it; `node tests/tools/prose.ts FOLDER` lists the findings of a folder. Texts for users are not checked.
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { childrenOf, nodesIn, type SyntaxNode } from './syntax.ts';
import { trackedFiles } from './tracked-files.ts';

/** A phrase that an engineer reads twice, and what to write instead. */
type Rule = readonly [phrase: RegExp, instead: string];

const rules: readonly Rule[] = [
  [/\b(?:nobody|somebody|anybody)\b/i, 'the caller, the user, the process; "no process"'],
  [/\b(?:whoever|whomever)\b/i, 'a named subject'],
  [/(?<!\bsee )\bwhat (?:is|was|are|were|has|had|isn[’']t|wasn[’']t)\b(?![^.:;]*\?)/i, 'a noun for it'],
  [/(?:^|[.:;] )Who (?!are\b)\w+(?![^.:;]*\?)/, 'a named subject'],
  [/\banew\b/i, 'again; rebuilt, reset, restarted'],
  [/\b(?:is|are|was|were|be|been|being) (?:not )?told\b/i, 'is notified, is returned, is logged'],
  [/\b(?:is|are|was|were|be|been|being) (?:not )?heard\b|\bhears? of\b/i, 'receives, consumes'],
  [/\bstand(?:s|ing)?[ -]in(?:s)?\b/i, 'substitute, test double'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, recover'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/(?<!\bthere )\b(?:is|are|was|were) none\b|\bno \w+ (?:is|are) ours\b/i, 'is invalid, does not exist'],
  [/\b(?:come|comes|came) to nothing\b/i, 'fails, expires, is cancelled'],
  [/\bput(?:s|ting)? aside\b/i, 'park'],
  [/\b(?:is|are|was|were|be) (?:passed over|waited for|asked again)\b/i, 'is skipped, is retried'],
  [/\bworth waiting for\b/i, 'transient, retryable'],
  [/\b(?:is|are|was|were) away\b/i, 'is unavailable'],
  [/\bturn(?:s|ed)? (?:us|it|them) away\b/i, 'rejects'],
  [/\bthe kit\b|\bour edges\b/i, 'event-sourcing library, `infra/eventing`; infrastructure adapters'],
  [/\bthe house\b(?! of)|\bfloors?\b/i, 'repository; layer'],
  [/\b(?:a|its|their|which|the) places? in the log\b/i, 'position, checkpoint'],
  [/\b(?:give|gives|gave|given|giving) back\b/i, 'refund; release; return'],
  [/\bnonsense\b/i, 'malformed input'],
  [/\bway in\b/i, 'sign-in method'],
  [/\b(?:let|lets) go\b/i, 'release'],
  [/\bprivates\b/i, 'private data'],
];

/** Correct uses, by file. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // A value of CLOUD_SIGN_IN.
  'docs/configuration.md': ['stand-in'],
  'infra/identity/cloud-sign-in-config.ts': ['stand-in'],
  // A mail address.
  'infra/mail/smtp-mail.test.ts': ['nobody'],
};

/** Quoted or generated text, texts for users, and this file. */
const excluded = [
  /^docs\/(?:specification|benchmarks|cebuano-terms|booking-lifecycle|integration-events|reference\/(?:errors|event-reactions))\.md$/,
  /\.(?:fil|ceb)\.tsx?$/,
  /^tests\/tools\/prose\.ts$/,
];

type Line = { file: string; line: number; text: string };

export type Finding = Line & { phrase: string; instead: string };

/** The findings in every file whose path begins with one of `folders`; without any, in the whole repository. */
export function proseFindings(folders: readonly string[] = []): Finding[] {
  return trackedFiles('*.ts', '*.tsx', '*.mjs', '*.mts', '*.md')
    .filter(
      (file) =>
        !excluded.some((pattern) => pattern.test(file)) &&
        (folders.length === 0 || folders.some((folder) => file.startsWith(folder))),
    )
    .flatMap((file) => findingsIn(file));
}

/** `source` is the text of the file: TypeScript or Markdown, by its name. */
export function findingsIn(file: string, source = readFileSync(file, 'utf8')): Finding[] {
  return (file.endsWith('.md') ? linesOfMarkdown(file, source) : linesOfCode(file, source)).flatMap(findingsOf);
}

function linesOfCode(file: string, source: string): Line[] {
  const { comments, program } = parseSync(file, source);
  const lineAt = lineCounter(source);
  return [
    ...comments.flatMap(({ value, start }) =>
      value
        .split('\n')
        .map((text, index) => ({ file, line: lineAt(start) + index, text: text.replace(/^[\s*]+/, '') })),
    ),
    ...messagesIn(program).map(({ start, text }) => ({ file, line: lineAt(start), text })),
  ];
}

function findingsOf(line: Line): Finding[] {
  const mine = allowed[line.file] ?? [];
  return rules.flatMap(([rule, instead]) => {
    const phrase = rule.exec(line.text)?.[0];
    return phrase === undefined || mine.includes(phrase) ? [] : [{ ...line, phrase: phrase.trim(), instead }];
  });
}

function linesOfMarkdown(file: string, source: string): Line[] {
  let inCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) inCode = !inCode;
    return inCode || text.startsWith('```')
      ? []
      : [{ file, line: index + 1, text: text.replaceAll(/`[^`]*`/g, '`…`') }];
  });
}

/** The texts of log calls, errors, tests and groups of tests. */
function messagesIn(node: object): { start: number; text: string }[] {
  return childrenOf(node).flatMap((child) => [...(hasMessage(child) ? textsOf(child) : []), ...messagesIn(child)]);
}

const testFunctions = /^(?:describe|it|test|suite)$/;
const logFunctions = /^(?:debug|info|warn|error|fatal)$/;
/** An ApiError's sentence is for users. */
const userErrors = /^(?:ApiError|Refusal)/;

function hasMessage(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const called = nameOf(nodesIn(node, 'callee')[0]);
  if (node.type === 'NewExpression') return called.last.endsWith('Error') && !userErrors.test(called.last);
  return testFunctions.test(called.first) || (logFunctions.test(called.last) && called.first !== called.last);
}

/** `it.each(rows)` is called `it` first; `context.log.warn` is called `warn` last. */
function nameOf(node: SyntaxNode | undefined): { first: string; last: string } {
  if (node?.type === 'Identifier') return { first: String(node.name), last: String(node.name) };
  if (node?.type === 'CallExpression') return nameOf(nodesIn(node, 'callee')[0]);
  if (node?.type !== 'MemberExpression') return { first: '', last: '' };
  const last = nodesIn(node, 'property')[0];
  return {
    first: nameOf(nodesIn(node, 'object')[0]).first || 'this',
    last: last === undefined ? '' : String(last.name),
  };
}

function textsOf(node: SyntaxNode): { start: number; text: string }[] {
  return nodesIn(node, 'arguments').flatMap(({ type, start, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') return [{ start, text: value }];
    if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return [];
    return [{ start, text: quasis.map((part: { value: { raw: string } }) => part.value.raw).join('…') }];
  });
}

function lineCounter(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset);
    return (line === -1 ? ends.length : line) + 1;
  };
}

if (import.meta.main) {
  const found = proseFindings(process.argv.slice(2));
  for (const { file, line, phrase, instead, text } of found)
    console.log(`${file}:${line}: “${phrase}” → ${instead}\n    ${text.trim()}`);
  console.log(`${found.length} found`);
}
