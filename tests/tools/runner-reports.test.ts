import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { attacksOutcome, playwrightOutcome, runnerOutcome, vitestOutcome } from './runner-reports.ts';

const vitestFile = (name: string, status: string, tests: Record<string, string> = {}): object => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
});

describe('counting vitest', () => {
  test('a passed test passes; a failed, a skipped and a todo one fail by name', () => {
    const report = {
      testResults: [
        vitestFile('a.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped', four: 'todo' }),
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 1,
      failed: 3,
      told: ['failed: two', 'skipped: three', 'todo: four'],
    });
  });

  test('a failure is told by the first lines of its message, without colours', () => {
    const failureMessages = ['\u001B[31mAssertionError: expected 1\u001B[39m\n\nto be 2\n 3\n 4\n 5\n 6\n 7'];
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'one', status: 'failed', failureMessages }],
        },
      ],
    };
    expect(vitestOutcome(report).told).toEqual([
      'failed: one\n    AssertionError: expected 1\n    to be 2\n     3\n     4\n     5\n     6',
    ]);
  });

  test('a file that could not be loaded is a failed test', () => {
    const report = {
      testResults: [vitestFile('broken.test.ts', 'failed'), vitestFile('a.test.ts', 'passed', { one: 'passed' })],
    };
    expect(vitestOutcome(report)).toEqual({ passed: 1, failed: 1, told: ['failed: broken.test.ts'] });
  });
});

describe('counting the journeys', () => {
  const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });

  test('journeys are counted at every depth; flaky and skipped ones fail by name', () => {
    const inner = { title: 'booking', specs: [spec('accepts', 'expected'), spec('shakes', 'flaky')] };
    const report = {
      suites: [{ title: 'main.journey.ts', specs: [spec('waits', 'skipped')], suites: [inner] }],
      errors: [],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 1,
      failed: 2,
      told: ['skipped: main.journey.ts › waits', 'flaky: main.journey.ts › booking › shakes'],
    });
  });

  test('an error outside the journeys is a failed test', () => {
    expect(playwrightOutcome({ suites: [], errors: [{ message: 'no such file' }] })).toEqual({
      passed: 0,
      failed: 1,
      told: ['unexpected: outside any journey\n    no such file'],
    });
  });

  test('a journey that failed is told with its message', () => {
    const failed = {
      title: 'accepts',
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'Error: not visible' }] }] }],
    };
    expect(playwrightOutcome({ suites: [{ title: 'a.journey.ts', specs: [failed] }], errors: [] }).told).toEqual([
      'unexpected: a.journey.ts › accepts\n    Error: not visible',
    ]);
  });
});

test('counting the attacks: a check that failed is told with what was found', () => {
  const checks = [
    { name: 'nobody else noticed', failure: null },
    { name: 'memory is back', failure: '408 MB before, 1826 MB after 25 s' },
  ];
  expect(attacksOutcome({ checks })).toEqual({
    passed: 1,
    failed: 1,
    told: ['failed: memory is back\n    408 MB before, 1826 MB after 25 s'],
  });
});

describe('holding a report against its runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suki-reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (report: object): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const onePassed = { testResults: [vitestFile('a.test.ts', 'passed', { one: 'passed' })] };

  test('a good run is what its report says', () => {
    expect(runnerOutcome(written(onePassed), vitestOutcome, 0)).toEqual({ passed: 1, failed: 0, told: [] });
  });

  test('a runner that fails although every test passed fails', () => {
    expect(runnerOutcome(written(onePassed), vitestOutcome, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('nothing ran, or nothing was written: failed', () => {
    expect(runnerOutcome(written({ testResults: [] }), vitestOutcome, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerOutcome(join(folder, 'missing.json'), vitestOutcome, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
