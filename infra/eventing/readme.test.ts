import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('runs the README’s example with its printed output', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const printed = /It prints:\n\n```\n(.*?)```/s.exec(readme)?.[1];
  const folder = await mkdtemp(join(tmpdir(), 'eventing-readme-'));
  try {
    const file = join(folder, 'example.mjs');
    await writeFile(
      file,
      stripTypeScriptTypes(example).replaceAll(
        /from '(\.\/[^']+|zod\/mini)'/g,
        (_, name: string) => `from '${addressOf(name)}'`,
      ),
    );
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, TMPDIR: folder } });
    expect(stdout).toBe(printed);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function addressOf(name: string): string {
  return name.startsWith('.') ? pathToFileURL(join(import.meta.dirname, name)).href : import.meta.resolve(name);
}
