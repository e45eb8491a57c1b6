// `npm test`: every check, then the tests and the journeys, all of them even when an early one fails. `npm run
// test:full` adds slow tests: files named `*.full.*` and the attacks. `-- checks`, `-- unit`, `-- journeys`, `--
// faults` and `-- attacks` run a part, `-- FILE` one test file or journey; further arguments go to its runner.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from '../harness/browser.ts';
import { engineTestFiles } from '../engines/needs.ts';
import { prepareEngines } from '../engines/prepare.ts';
import { reportOnEngines } from '../engines/report.ts';
import { forgetUsedEngines } from '../engines/used-engines.ts';
import { isFullScope, outsideGate } from '../harness/test-scope.ts';
import { VITEST_REPORT } from './vitest-report.ts';
import { attacksOutcome, type Outcome, playwrightOutcome, runnerOutcome, vitestOutcome } from './runner-reports.ts';

type Step = { name: string; parts: readonly string[]; run: (args: string[]) => Promise<Outcome> };

/** The compiler's incremental state, so that only changed files and their dependants are checked. */
const TYPES_BEFORE = '.cache/types.tsbuildinfo';

/** Each further checker computes the shared types again, and the linter needs the other core. */
const ONE_CHECKER = ['--checkers', '1'];

const steps: Step[] = [
  check(
    'types',
    ['checks'],
    [
      'node_modules/.bin/tsc',
      '--noEmit',
      '-p',
      '.',
      ...ONE_CHECKER,
      '--incremental',
      '--tsBuildInfoFile',
      TYPES_BEFORE,
    ],
  ),
  check('lint', ['checks'], ['node_modules/.bin/oxlint']),
  check('format', ['checks'], ['node_modules/.bin/oxfmt', '--check']),
  check('imports between layers', ['checks'], ['tests/tools/import-rule.ts']),
  check('translations', ['checks'], ['tests/tools/translations.ts']),
  check('names', ['checks'], ['tests/tools/check-names.ts']),
  check('documents', ['checks'], ['tests/documents/check-documents.ts']),
  check(
    'unused code',
    ['checks'],
    ['node_modules/.bin/knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  ),
  check('front-end build', ['unit', 'faults', 'journeys', 'attacks'], ['infra/setup/front-end-built.mjs']),
  { name: 'engines', parts: ['unit', 'faults', 'journeys'], run: runPreparation },
  { name: 'tests', parts: ['unit', 'faults'], run: runVitest },
  { name: 'journeys', parts: ['journeys'], run: runJourneys },
  // They measure times and memory, so nothing else runs beside them.
  ...(isFullScope ? [{ name: 'attacks', parts: ['attacks'], run: runAttacks }] : []),
];

if (isFullScope) {
  process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));
  console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
}
const { chosen, passedOn } = choiceOf(process.argv.slice(2));
mkdirSync('test-results', { recursive: true });
forgetUsedEngines();

const checks = chosen.filter(({ parts }) => parts.includes('checks'));
const outcomes = await Promise.all(checks.map(tell));
for (const step of chosen) if (!checks.includes(step)) outcomes.push(await tell(step));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
if (chosen.length === 0)
  console.log(
    `Unknown part or file ${process.argv[2]}: choose checks, unit or journeys (with npm run test:full also ` +
      'faults or attacks), or name a test file.',
  );
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
const engineLines = await reportOnEngines((file) =>
  chosen.some(({ name }) => name === (file.endsWith('.journey.ts') ? 'journeys' : 'tests')),
);
// Last, so that the end of a long output names the failures.
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const line of ['', ...shortened(failures), ...engineLines]) console.log(line);
console.log(`${passed} passed, ${failed} failed`);

/** The first few in full and the others by name: all of them are in the last 60 lines. */
function shortened(texts: readonly string[]): string[] {
  const byName = texts.slice(3).map((text) => text.split('\n')[0] ?? '');
  const [named, more] = [byName.slice(0, 15), byName.length - 15];
  return [...texts.slice(0, 3), ...named, ...(more > 0 ? [`and ${more} more`] : [])];
}

/** A file runs in its own runner; only the engines for the chosen tests are prepared. */
function choiceOf([part, ...runnerArgs]: readonly string[]): { chosen: Step[]; passedOn: string[] } {
  if (part === undefined) return { chosen: steps, passedOn: [] };
  if (part === 'faults') return { chosen: partOf(part), passedOn: ['.full.', ...runnerArgs] };
  if (!existsSync(part)) return { chosen: partOf(part), passedOn: runnerArgs };
  const ofEngines = part.includes('.engines.');
  if (!ofEngines) process.env.ENGINES = 'embedded';
  // A named file runs in any scope.
  if (part.includes('.full.')) process.env.TEST_SCOPE = 'full';
  const wanted = [
    'front-end build',
    ...(ofEngines ? ['engines'] : []),
    part.endsWith('.journey.ts') ? 'journeys' : 'tests',
  ];
  return { chosen: steps.filter((step) => wanted.includes(step.name)), passedOn: [part, ...runnerArgs] };
}

function partOf(part: string): Step[] {
  return steps.filter((step) => step.parts.includes(part));
}

async function tell(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await step.run(passedOn);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
  return outcome;
}

/** A tool that reports by its exit code counts as one test. */
function check(name: string, parts: string[], command: string[]): Step {
  const run = async (): Promise<Outcome> => {
    const exitCode = await node(command, parts.includes('checks') ? 'beside others' : 'alone');
    return exitCode === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [`failed: ${name}`] };
  };
  return { name, parts, run };
}

async function runPreparation(): Promise<Outcome> {
  try {
    const [file] = passedOn;
    const named = file !== undefined && existsSync(file) && file.includes('.engines.');
    await prepareEngines(named ? { files: [file], required: true } : { files: engineTestFiles(outsideGate) });
    return { passed: 1, failed: 0, failures: [] };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

async function runVitest(args: string[]): Promise<Outcome> {
  rmSync(VITEST_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=./tests/tools/vitest-report.ts'];
  const exitCode = await node(['node_modules/.bin/vitest', 'run', ...reporters, ...args]);
  return runnerOutcome(VITEST_REPORT, vitestOutcome, exitCode);
}

async function runJourneys(args: string[]): Promise<Outcome> {
  if (!findBrowser() && !installBrowser()) {
    return { passed: 0, failed: 1, failures: ['no browser was found or could be installed; name one in SUKI_BROWSER'] };
  }
  const report = 'test-results/journeys.json';
  rmSync(report, { force: true });
  const exitCode = await node(['node_modules/.bin/playwright', 'test', ...args]);
  return runnerOutcome(report, playwrightOutcome, exitCode);
}

async function runAttacks(args: string[]): Promise<Outcome> {
  const report = 'test-results/attacks.json';
  rmSync(report, { force: true });
  const exitCode = await node(['tests/faults/attacks/main.ts', ...args]);
  return runnerOutcome(report, attacksOutcome, exitCode);
}

/**
 * Runs a tool with this Node to its end. A signal stops the tool too, and prints no count of a partial run. Tools that
 * run beside others print their output at the end.
 */
function node(args: string[], runs: 'alone' | 'beside others' = 'alone'): Promise<number> {
  const output = runs === 'alone' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    child.once('close', () => process.exit(1));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
