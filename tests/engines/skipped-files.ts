// The test files that a run skips for missing engines, and the report about them.
import { engines } from './all.ts';
import { type Engine, areEnginesWanted } from './engine.ts';
import { engineTestFiles, needsOf } from './needs.ts';
import { decidedOrigins } from './origins.ts';

type EngineName = Engine['name'];
export type Missing = Pick<Engine, 'name' | 'variable'> & {
  reason: string;
  /** Whether the environment names a server: then only tests that kill one are skipped. */
  named: boolean;
};

/** The engines that this run cannot have. */
export function missingEngines(): Missing[] {
  const decided = decidedOrigins();
  return engines.flatMap(({ name, variable }) => {
    const origin = decided[name];
    return typeof origin === 'object'
      ? [{ name, variable, reason: origin.missing, named: !!process.env[variable] }]
      : [];
  });
}

/** The files that a run skips, each with the missing engines that it needs. */
export function skippedFiles(missing = missingEngines(), files = engineTestFiles()): Map<string, EngineName[]> {
  if (missing.length === 0) return new Map();
  const found = files.map((file) => {
    const needs = needsOf(file);
    const lacking = missing.filter(({ name, named }) => (named ? needs.get(name) === 'own' : needs.has(name)));
    return [file, lacking.map(({ name }) => name)] as const;
  });
  return new Map(found.filter(([, lacking]) => lacking.length > 0));
}

/**
 * The same as globs, for vitest's `exclude` and Playwright's `testIgnore`; with ENGINES=embedded all files that need an
 * engine.
 */
export function skippedGlobs(): string[] {
  if (!areEnginesWanted()) return ['**/*.engines.{test,journey}.ts'];
  return [...skippedFiles().keys()].map((file) => `**/${file}`);
}

/** Why engines are missing, and how to provide them. */
export function explainMissing(missing: readonly Missing[]): string[] {
  const reasons = [...new Set(missing.map(({ reason }) => reason))].map((reason) => {
    const names = missing.filter((each) => each.reason === reason).map(({ name }) => name);
    return `${list(names)} ${names.length === 1 ? 'is' : 'are'} unavailable: ${reason}.`;
  });
  const variables = missing.filter(({ named }) => !named).map(({ variable }) => variable);
  const ways = [
    'provide a JDK 17 or later and a Maven that reaches its repository',
    'start Docker',
    ...(variables.length > 0 ? [`set ${list(variables)}`] : []),
  ];
  return [...reasons, `To include the tests, ${list(ways, 'or')}.`];
}

/** The summary of the skipped tests: `counts` has the number of tests by file. */
export function skippedSummary(
  files: ReadonlyMap<string, readonly EngineName[]>,
  counts: ReadonlyMap<string, number>,
  missing: readonly Missing[],
): string[] {
  const byEngines = new Map<string, number>();
  for (const [file, lacking] of files) {
    const count = counts.get(file) ?? 0;
    if (count > 0) byEngines.set(list(lacking), (byEngines.get(list(lacking)) ?? 0) + count);
  }
  if (byEngines.size === 0) return [];
  const parts = [...byEngines].map(([names, count]) => `${count} ${count === 1 ? 'test' : 'tests'} of ${names}`);
  return [`Skipped: ${list(parts)}.`, ...explainMissing(missing)];
}

function list(parts: readonly string[], conjunction = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;
}
