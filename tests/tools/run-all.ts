// `npm test`: every check, side by side, then the tests and the journeys, one after another, all of them even when an early one fails.
// `npm test -- checks`, `-- unit`, `-- journeys` and `-- attacks` run a part, `-- FILE` one test file or journey alone;
// what follows goes to its runner.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from '../harness/browser.ts';
import { enginesWanted } from '../engines/engine.ts';
import { prepareEngines } from '../engines/prepare.ts';
import { forgetUsedEngines, usedEngines } from '../engines/used-engines.ts';
import { attacksOutcome, type Outcome, playwrightOutcome, runnerOutcome, vitestOutcome } from './runner-reports.ts';

type Step = { name: string; parts: readonly string[]; run: (args: string[]) => Promise<Outcome> };

/** What the types came to before, so that a change is checked with what depends on it alone. */
const TYPES_BEFORE = '.cache/types.tsbuildinfo';

const steps: Step[] = [
  check(
    'types',
    ['checks'],
    ['node_modules/.bin/tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_BEFORE],
  ),
  check('lint', ['checks'], ['tests/tools/lint-changed.ts']),
  check('format', ['checks'], ['node_modules/.bin/oxfmt', '--check']),
  check('imports between floors', ['checks'], ['tests/tools/import-rule.ts']),
  check(
    'unused code',
    ['checks'],
    ['node_modules/.bin/knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  ),
  check('front-end build', ['unit', 'journeys', 'attacks'], ['infra/setup/front-end-built.mjs']),
  { name: 'engines', parts: ['unit', 'journeys'], run: runPreparation },
  { name: 'tests', parts: ['unit'], run: runVitest },
  { name: 'journeys', parts: ['journeys'], run: runJourneys },
  // They measure times and memory: nothing else runs beside them.
  { name: 'attacks', parts: ['attacks'], run: runAttacks },
];

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
    `There is no part or file called ${process.argv[2]}: choose checks, unit, journeys or attacks, or name a test file.`,
  );
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
const engines = enginesWanted()
  ? usedEngines()
  : ['Left out, as ENGINES=embedded says: the tests against EventStoreDB, MongoDB and Kafka.'];
// Last, so that whoever sees only the end of a long output learns what failed.
const failures = outcomes.flatMap((outcome) => outcome.told);
for (const line of ['', ...failures, ...engines]) console.log(line);
console.log(`${passed} passed, ${failed} failed`);

/** A file is run by its own runner; the engines are prepared only for what is theirs. */
function choiceOf([part, ...runnerArgs]: readonly string[]): { chosen: Step[]; passedOn: string[] } {
  if (part === undefined) return { chosen: steps, passedOn: [] };
  if (!existsSync(part)) return { chosen: steps.filter((step) => step.parts.includes(part)), passedOn: runnerArgs };
  const ofEngines = part.includes('.engines.');
  if (!ofEngines) process.env.ENGINES = 'embedded';
  const wanted = [
    'front-end build',
    ...(ofEngines ? ['engines'] : []),
    part.endsWith('.journey.ts') ? 'journeys' : 'tests',
  ];
  return { chosen: steps.filter((step) => wanted.includes(step.name)), passedOn: [part, ...runnerArgs] };
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

/** A tool that says yes or no by its exit code counts as one test. */
function check(name: string, parts: string[], command: string[]): Step {
  const run = async (): Promise<Outcome> => {
    const exitCode = await node(command, parts.includes('checks') ? 'at its end' : 'at once');
    return exitCode === 0 ? { passed: 1, failed: 0, told: [] } : { passed: 0, failed: 1, told: [`failed: ${name}`] };
  };
  return { name, parts, run };
}

async function runPreparation(): Promise<Outcome> {
  try {
    await prepareEngines();
    return { passed: 1, failed: 0, told: [] };
  } catch (error) {
    return { passed: 0, failed: 1, told: [error instanceof Error ? error.message : String(error)] };
  }
}

async function runVitest(args: string[]): Promise<Outcome> {
  const report = 'test-results/tests.json';
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await node(['node_modules/.bin/vitest', 'run', ...reporters, ...args]);
  return runnerOutcome(report, vitestOutcome, exitCode);
}

async function runJourneys(args: string[]): Promise<Outcome> {
  if (!findBrowser() && !installBrowser()) {
    return { passed: 0, failed: 1, told: ['no browser was found or could be installed; name one in SUKI_BROWSER'] };
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
 * Runs a tool on this very Node to its end. Whoever stops us stops it, and gets no count of a half run. What runs beside
 * others says what it has to say at its end.
 */
function node(args: string[], speaks: 'at once' | 'at its end' = 'at once'): Promise<number> {
  const output = speaks === 'at once' ? 'inherit' : 'pipe';
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
