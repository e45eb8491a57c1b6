import { engines } from './all.ts';
import { areEnginesWanted } from './engine.ts';
import { missingEngines, explainMissing } from './skipped-files.ts';
import { engineTestFiles, needsOf } from './needs.ts';
import { decideOrigins } from './origins.ts';

type Wanted = {
  /** The test files of this run. */
  files?: readonly string[];
  /** Whether a missing engine is a failure. */
  required?: boolean;
};

/**
 * Finds an origin for each engine that the files need, and installs and downloads its requirements, so that no test
 * waits for them. Throws, in a few sentences, when a required engine is unavailable.
 */
export async function prepareEngines({
  files = engineTestFiles(),
  required = process.env.ENGINES === 'required',
}: Wanted = {}): Promise<void> {
  if (!areEnginesWanted()) return;
  const needs = files.map(needsOf);
  await decideOrigins(
    engines.filter(({ name, variable }) =>
      needs.some((need) => need.get(name) === 'own' || (need.has(name) && !process.env[variable])),
    ),
  );
  const missing = missingEngines();
  if (required && missing.length > 0) throw new Error(explainMissing(missing).join(' '));
}
