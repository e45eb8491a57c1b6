import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** What a runner says about its tests; `told` names what the count alone would hide, each with the message it failed by. */
export type Outcome = { passed: number; failed: number; told: string[] };

/** One test of a report; `messages` are empty where it didn't say why. */
type Told = { name: string; status: string; messages: string[] };

/** Lines of a failure's message that are told again: a stack is in the runner's own output. */
const TOLD_LINES = 6;

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.optional(z.array(z.string())),
});
const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.optional(z.string()),
  assertionResults: z.array(vitestTest),
});
const vitestReport = z.object({ testResults: z.array(vitestFile) });

const failure = z.object({ message: z.optional(z.string()) });
const journeyResult = z.object({ errors: z.optional(z.array(failure)) });
const journey = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.optional(z.array(journeyResult)) })),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(journey),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(failure) });

const attacksReport = z.object({ checks: z.array(z.object({ name: z.string(), failure: z.nullable(z.string()) })) });

/** Counts vitest's JSON report. A file that could not be loaded is a failed test; so is a skipped one. */
export function vitestOutcome(report: unknown): Outcome {
  const files = vitestReport.parse(report).testResults;
  const tests = files.flatMap((file) => file.assertionResults.map(testTold));
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return outcomeOf([...tests, ...unloaded.map(fileTold)], 'passed');
}

/** Counts Playwright's JSON report. Errors outside any journey are failed tests; so are skipped and flaky ones. */
export function playwrightOutcome(report: unknown): Outcome {
  const { suites, errors } = playwrightReport.parse(report);
  const journeys = suites.flatMap((each) => journeysIn(each, ''));
  const outside = errors.map(({ message = '' }): Told => ({
    name: 'outside any journey',
    status: 'unexpected',
    messages: [message],
  }));
  return outcomeOf([...journeys, ...outside], 'expected');
}

/** Counts the report of the attacks (tests/faults/attacks/main.ts): each check is a test. */
export function attacksOutcome(report: unknown): Outcome {
  const { checks } = attacksReport.parse(report);
  return outcomeOf(
    checks.map(({ name, failure: found }): Told => ({
      name,
      status: found === null ? 'passed' : 'failed',
      messages: [found ?? ''],
    })),
    'passed',
  );
}

/**
 * The outcome of a whole run: the report's count, held against the runner's exit code. A runner that ran nothing, wrote
 * no report, or failed without a failed test is itself a failed test.
 */
export function runnerOutcome(reportFile: string, count: (report: unknown) => Outcome, exitCode: number): Outcome {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, told: [`no report was written (exit code ${exitCode})`] };
  const outcome = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (outcome.passed + outcome.failed === 0) return { passed: 0, failed: 1, told: ['no test ran'] };
  if (exitCode === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, told: [`the runner ended with exit code ${exitCode} although every test passed`] };
}

function testTold({ fullName, status, failureMessages = [] }: z.infer<typeof vitestTest>): Told {
  return { name: fullName, status, messages: failureMessages };
}

function fileTold({ name, message = '' }: z.infer<typeof vitestFile>): Told {
  return { name: relative('.', name), status: 'failed', messages: [message] };
}

function journeysIn(group: z.infer<typeof suite>, above: string): Told[] {
  const path = `${above}${group.title} › `;
  const own = group.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: path + title,
      status,
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  );
  return [...own, ...(group.suites ?? []).flatMap((each) => journeysIn(each, path))];
}

function outcomeOf(tests: Told[], good: string): Outcome {
  const bad = tests.filter((test) => test.status !== good);
  return { passed: tests.length - bad.length, failed: bad.length, told: bad.map(lineTold) };
}

function lineTold({ name, status, messages }: Told): string {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '');
  return [`${status}: ${name}`, ...lines.slice(0, TOLD_LINES).map((line) => `    ${line}`)].join('\n');
}
