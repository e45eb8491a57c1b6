import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** The result of a runner; `failures`: a text for each test that did not pass, with its error. */
export type Outcome = { passed: number; failed: number; failures: string[] };

/** One test of a report; `messages` is empty without a reason. `at`: its file. `trace`: where to find details. */
type TestResult = { name: string; at: string; status: string; messages: string[]; trace?: string };

/** Lines of a failure that are repeated at the end of a run. */
const FAILURE_LINES = 10;

const vitestReport = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      seconds: z.number(),
      /** Errors of the file itself, such as one that could not be loaded. */
      errors: z.array(z.string()),
      tests: z.array(z.object({ name: z.string(), status: z.string(), messages: z.array(z.string()) })),
    }),
  ),
  /** Errors outside any file. */
  errors: z.array(z.string()),
});
export type VitestReport = z.infer<typeof vitestReport>;

const failure = z.object({ message: z.optional(z.string()) });
const attachment = z.object({ name: z.string(), path: z.optional(z.string()) });
const journeyResult = z.object({ errors: z.optional(z.array(failure)), attachments: z.optional(z.array(attachment)) });
const journey = z.object({
  title: z.string(),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
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

/** Counts the report of vitest-report.ts. A skipped test and a file that could not be loaded count as failed tests. */
export function vitestOutcome(report: unknown): Outcome {
  const run = vitestReport.parse(report);
  const results = run.files.flatMap(({ file, tests, errors }): TestResult[] => [
    ...tests.map((test) => ({ ...test, at: file })),
    ...errors.map((message) => ({ name: 'the whole file', at: file, status: 'failed', messages: [message] })),
  ]);
  return outcomeOf([...results, ...run.errors.map(outside)], 'passed');
}

/** Counts Playwright's JSON report. Skipped and flaky journeys and errors outside any journey count as failed tests. */
export function playwrightOutcome(report: unknown): Outcome {
  const { suites, errors } = playwrightReport.parse(report);
  const journeys = suites.flatMap((each) => journeysIn(each, ''));
  return outcomeOf([...journeys, ...errors.map(({ message = '' }) => outside(message))], 'expected');
}

/** Counts the report of the attacks (tests/faults/attacks/main.ts): each check is a test. */
export function attacksOutcome(report: unknown): Outcome {
  const { checks } = attacksReport.parse(report);
  return outcomeOf(
    checks.map(({ name, failure: found }): TestResult => ({
      name,
      at: 'tests/faults/attacks',
      status: found === null ? 'passed' : 'failed',
      messages: [found ?? ''],
    })),
    'passed',
  );
}

/**
 * The outcome of a whole run: the report's count, checked against the runner's exit code. A runner that ran nothing,
 * wrote no report, or failed without a failed test counts as a failed test.
 */
export function runnerOutcome(reportFile: string, count: (report: unknown) => Outcome, exitCode: number): Outcome {
  if (!existsSync(reportFile))
    return { passed: 0, failed: 1, failures: [`no report was written (exit code ${exitCode})`] };
  const outcome = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (outcome.passed + outcome.failed === 0) return { passed: 0, failed: 1, failures: ['no test ran'] };
  if (exitCode === 0 || outcome.failed > 0) return outcome;
  return {
    ...outcome,
    failed: 1,
    failures: [`the runner ended with exit code ${exitCode} although every test passed`],
  };
}

function outside(message: string): TestResult {
  return { name: 'outside any test', at: '', status: 'failed', messages: [message] };
}

function journeysIn(group: z.infer<typeof suite>, above: string): TestResult[] {
  const path = `${above}${group.title} › `;
  const own = group.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results = [] }): TestResult => {
      const trace = results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace')?.path;
      return {
        name: path + title,
        at: file ? `tests/journeys/${file}:${line}` : '',
        status,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ...(trace && { trace: relative('.', trace) }),
      };
    }),
  );
  return [...own, ...(group.suites ?? []).flatMap((each) => journeysIn(each, path))];
}

function outcomeOf(tests: TestResult[], good: string): Outcome {
  const bad = tests.filter((test) => test.status !== good);
  return { passed: tests.length - bad.length, failed: bad.length, failures: bad.map(lineOfResult) };
}

function lineOfResult({ name, at, status, messages, trace }: TestResult): string {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '');
  return [
    `${status}: ${name}${at && ` (${at})`}`,
    ...lines.slice(0, FAILURE_LINES).map((line) => `    ${line}`),
    ...(trace ? [`    trace: npx playwright show-trace ${trace}`] : []),
  ].join('\n');
}
