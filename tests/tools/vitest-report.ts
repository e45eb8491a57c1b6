// Writes the results of a vitest run for run-all.ts: vitest's own JSON lacks the expected and received values.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { VitestReport } from './runner-reports.ts';

type Failure = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number];

export const VITEST_REPORT = 'test-results/tests.json';

export default class VitestReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const report: VitestReport = { files: modules.map(fileOf), errors: unhandled.map(textOf) };
    writeFileSync(VITEST_REPORT, JSON.stringify(report));
  }
}

function fileOf(module: TestModule): VitestReport['files'][number] {
  return {
    file: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
    errors: [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(textOf),
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      status: test.result().state,
      messages: (test.result().errors ?? []).map(textOf),
    })),
  };
}

function textOf({ message, diff, stacks }: Failure): string {
  const [at] = stacks ?? [];
  return [message, diff, at && `at ${at.file}:${at.line}`].filter(Boolean).join('\n');
}
