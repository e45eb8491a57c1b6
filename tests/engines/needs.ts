import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ownFile, specifiersIn } from '../tools/imports.ts';
import type { Engine } from './engine.ts';

type EngineName = Engine['name'];

/** A test file's need of an engine: any server, or its own that it may kill. */
export type Need = 'any' | 'own';

const ROOT = join(import.meta.dirname, '../..');

/** The calls by which a file requests an engine. */
const mentions: Record<EngineName, Record<Need, RegExp>> = {
  EventStoreDB: { any: /\bstartEventStore\b/, own: /\bstartOwnEventStore\b/ },
  MongoDB: { any: /\bstartMongo\b|\bsharedEngine\('mongo'\)/, own: /\bstartOwnMongo\b/ },
  Kafka: { any: /\bstartKafka\b|\bsharedEngine\('kafka'\)/, own: /\bstartOwnKafka\b/ },
};

/**
 * The test files and journeys that need an engine, by their paths in the repository, except those that the globs
 * exclude.
 */
export function engineTestFiles(excluded: readonly string[] = []): string[] {
  const files = globSync('**/*.engines.{test,journey}.ts', { cwd: ROOT, exclude: isForeign });
  return files.filter((file) => !excluded.some((glob) => matchesGlob(file, glob)));
}

function isForeign(folder: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|test-results|\.[^/]+)$/.test(folder);
}

/** The engines that a test file requests, directly or through imports from tests/. */
export function needsOf(file: string): ReadonlyMap<EngineName, Need> {
  const texts = [...filesFrom(file)].map(textOf);
  const needs = new Map<EngineName, Need>();
  for (const name of Object.keys(mentions) as EngineName[])
    for (const need of ['any', 'own'] as const)
      if (texts.some((text) => mentions[name][need].test(text))) needs.set(name, need);
  return needs;
}

/** The file and its imports from tests/, except the engines' own files, which mention all of them. */
function filesFrom(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const specifier of specifiersIn(file, textOf(file))) {
    const imported = ownFile(file, specifier) ?? '';
    if (/^tests\/(?!engines\/).+\.ts$/.test(imported) && !found.has(imported)) filesFrom(imported, found);
  }
  return found;
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
