import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingToolReason } from './java.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suki-path-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, ...lines: readonly string[]): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines.join('\n')}\n`);
  chmodSync(join(folder, name), 0o755);
}

const printsVersion = (version: string) => `echo 'openjdk version "${version}" 2025-04-15' >&2`;

it.each([
  ['17', undefined],
  ['21.0.2', undefined],
  ['11.0.22', 'Java 11.0.22 is older than 17'],
  ['1.8.0_412', 'Java 1.8.0_412 is older than 17'],
])('compares Java %s with the oldest supported version', (version, reason) => {
  program('java', printsVersion(version));
  expect(missingToolReason(['java'])).toBe(reason);
});

it('reports Java as missing when the command is absent or only prints that it is', () => {
  expect(missingToolReason(['java', 'maven'])).toBe('no Java was found');
  program('java', 'echo "Unable to locate a Java Runtime." >&2', 'exit 1');
  expect(missingToolReason(['java'])).toBe('no Java was found');
});

it('requires the compiler and Maven only where they are needed', () => {
  program('java', '[ "$1" = -version ] || exit 1', printsVersion('17.0.15'));
  expect(missingToolReason(['java'])).toBeUndefined();
  expect(missingToolReason(['java', 'compiler'])).toBe('no Java compiler was found');
  expect(missingToolReason(['java', 'maven'])).toBe('no Maven was found');
  program('mvn', 'exit 0');
  expect(missingToolReason(['java', 'maven'])).toBeUndefined();
});
