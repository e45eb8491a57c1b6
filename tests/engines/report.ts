import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { areEnginesWanted } from './engine.ts';
import { skippedFiles, skippedSummary, missingEngines } from './skipped-files.ts';
import { originsVariable } from './origins.ts';
import { usedEngines } from './used-engines.ts';

const ROOT = join(import.meta.dirname, '../..');
const Listed = z.array(z.object({ file: z.string() }));

/** The run's summary of engines: the engines used, and the skipped test files among those of the run. */
export async function reportOnEngines(isRun: (file: string) => boolean): Promise<string[]> {
  if (!areEnginesWanted())
    return ['Skipped because of ENGINES=embedded: the tests against EventStoreDB, MongoDB and Kafka.'];
  const files = new Map([...skippedFiles()].filter(([file]) => isRun(file)));
  try {
    return [...usedEngines(), ...skippedSummary(files, await countTests([...files.keys()]), missingEngines())];
  } catch (error) {
    return [...usedEngines(), `The skipped tests could not be counted: ${String(error)}`];
  }
}

/**
 * The number of tests by file, as the runners list them: most tests of a contract suite are defined in another file.
 */
async function countTests(files: readonly string[]): Promise<Map<string, number>> {
  const journeys = files.filter((file) => file.endsWith('.journey.ts'));
  const tests = files.filter((file) => !journeys.includes(file));
  const listed = [...(await listTests(tests)), ...(await listJourneys(journeys))];
  return new Map(files.map((file) => [file, listed.filter((each) => each === file).length]));
}

/** The file of each test. */
async function listTests(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'suki-listed-'));
  try {
    const list = join(folder, 'tests.json');
    await node('vitest', 'list', '--no-static-parse', '--passWithNoTests', `--json=${list}`, ...files);
    return Listed.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ file }) => relative(ROOT, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file of each journey. */
async function listJourneys(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const lines = (await node('playwright', 'test', '--list', '--reporter=list', ...files)).split('\n');
  return files.flatMap((file) =>
    lines.filter((line) => line.includes(`${relative('tests/journeys', file)}:`)).map(() => file),
  );
}

/** Runs a test runner as if no engine were missing. Resolves with its output. */
async function node(runner: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, [originsVariable]: '{}' };
  const { stdout } = await promisify(execFile)(process.execPath, [`node_modules/.bin/${runner}`, ...args], {
    cwd: ROOT,
    env,
    maxBuffer: 16_000_000,
  });
  return stdout;
}
