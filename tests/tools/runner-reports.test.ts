import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { attacksOutcome, playwrightOutcome, runnerOutcome, vitestOutcome } from './runner-reports.ts';

const vitestFile = (file: string, tests: Record<string, string> = {}, errors: string[] = []): object => ({
  file,
  seconds: 1,
  errors,
  tests: Object.entries(tests).map(([name, status]) => ({ name, status, messages: [] })),
});

describe('vitest reports', () => {
  test('count a passed test, and name a failed and a skipped one by test and file', () => {
    const files = [vitestFile('a.test.ts', { one: 'passed', two: 'failed', three: 'skipped' })];
    expect(vitestOutcome({ files, errors: [] })).toEqual({
      passed: 1,
      failed: 2,
      failures: ['failed: two (a.test.ts)', 'skipped: three (a.test.ts)'],
    });
  });

  test('give a failure the first lines of its message, without colours', () => {
    const messages = ['\u001B[31mexpected 1\u001B[39m\n\nto be 2\n- Expected\n+ Received\n5\n6\n7\n8\n9\n10\n11'];
    const file = { file: 'a.test.ts', seconds: 1, errors: [], tests: [{ name: 'one', status: 'failed', messages }] };
    expect(vitestOutcome({ files: [file], errors: [] }).failures).toEqual([
      'failed: one (a.test.ts)\n    expected 1\n    to be 2\n    - Expected\n    + Received\n    5\n    6\n    7\n    8\n    9\n    10',
    ]);
  });

  test('count an error outside any file and a file that does not load as failed tests', () => {
    const files = [vitestFile('broken.test.ts', {}, ['no such module']), vitestFile('a.test.ts', { one: 'passed' })];
    expect(vitestOutcome({ files, errors: ['a rejection'] })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        'failed: the whole file (broken.test.ts)\n    no such module',
        'failed: outside any test\n    a rejection',
      ],
    });
  });
});

describe('journey reports', () => {
  const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });

  test('count journeys at every depth, and name flaky and skipped ones', () => {
    const inner = { title: 'booking', specs: [spec('accepts', 'expected'), spec('shakes', 'flaky')] };
    const report = {
      suites: [{ title: 'main.journey.ts', specs: [spec('waits', 'skipped')], suites: [inner] }],
      errors: [],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['skipped: main.journey.ts › waits', 'flaky: main.journey.ts › booking › shakes'],
    });
  });

  test('count an error outside the journeys as a failed test', () => {
    expect(playwrightOutcome({ suites: [], errors: [{ message: 'no such file' }] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['failed: outside any test\n    no such file'],
    });
  });

  test('give a failed journey its message', () => {
    const failed = {
      title: 'accepts',
      file: 'a.journey.ts',
      line: 7,
      tests: [
        {
          status: 'unexpected',
          results: [
            {
              errors: [{ message: 'Error: not visible' }],
              attachments: [{ name: 'trace', path: join(process.cwd(), 'test-results/trace.zip') }],
            },
          ],
        },
      ],
    };
    expect(playwrightOutcome({ suites: [{ title: 'a.journey.ts', specs: [failed] }], errors: [] }).failures).toEqual([
      [
        'unexpected: a.journey.ts › accepts (tests/journeys/a.journey.ts:7)',
        '    Error: not visible',
        '    trace: npx playwright show-trace test-results/trace.zip',
      ].join('\n'),
    ]);
  });
});

test('attack reports give a failed check its findings', () => {
  const checks = [
    { name: 'nobody else noticed', failure: null },
    { name: 'memory is back', failure: '408 MB before, 1826 MB after 25 s' },
  ];
  expect(attacksOutcome({ checks })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['failed: memory is back (tests/faults/attacks)\n    408 MB before, 1826 MB after 25 s'],
  });
});

describe('checking a report against its runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suki-reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (report: object): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const onePassed = { files: [vitestFile('a.test.ts', { one: 'passed' })], errors: [] };

  test('accepts the report of a good run', () => {
    expect(runnerOutcome(written(onePassed), vitestOutcome, 0)).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  test('fails when the runner fails although every test passed', () => {
    expect(runnerOutcome(written(onePassed), vitestOutcome, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('fails when no test ran or no report was written', () => {
    expect(runnerOutcome(written({ files: [], errors: [] }), vitestOutcome, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerOutcome(join(folder, 'missing.json'), vitestOutcome, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
