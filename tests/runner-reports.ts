import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';

/** What a runner says about its tests; `told` names what the count alone would hide. */
export type Outcome = { passed: number; failed: number; told: string[] };

const vitestReport = z.object({
  testResults: z.array(z.object({
    name: z.string(),
    status: z.string(),
    assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() }))
  }))
});

const journey = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });
const suite = z.object({
  title: z.string(),
  specs: z.array(journey),
  get suites() {
    return z.optional(z.array(suite));
  }
});
const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

/** Counts vitest's JSON report. A file that could not be loaded is a failed test; so is a skipped one. */
export function vitestOutcome(report: unknown): Outcome {
  const files = vitestReport.parse(report).testResults;
  const tests = files.flatMap(file => file.assertionResults.map(({ fullName, status }) => ({ name: fullName, status })));
  const unloaded = files.filter(file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'));
  return outcomeOf([...tests, ...unloaded.map(({ name }) => ({ name: relative('.', name), status: 'failed' }))], 'passed');
}

/** Counts Playwright's JSON report. Errors outside any journey are failed tests; so are skipped and flaky ones. */
export function playwrightOutcome(report: unknown): Outcome {
  const { suites, errors } = playwrightReport.parse(report);
  const journeys = suites.flatMap(each => journeysIn(each, ''));
  return outcomeOf([...journeys, ...errors.map(() => ({ name: 'outside any journey', status: 'unexpected' }))], 'expected');
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

function journeysIn(group: z.infer<typeof suite>, above: string): { name: string; status: string }[] {
  const path = `${above}${group.title} › `;
  const own = group.specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: path + title, status })));
  return [...own, ...(group.suites ?? []).flatMap(each => journeysIn(each, path))];
}

function outcomeOf(tests: { name: string; status: string }[], good: string): Outcome {
  const bad = tests.filter(test => test.status !== good);
  return { passed: tests.length - bad.length, failed: bad.length, told: bad.map(({ name, status }) => `${status}: ${name}`) };
}
