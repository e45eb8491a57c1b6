import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('runs the README’s program with its printed output', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  const program = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, text]) => text).join('');
  const printed = /It prints:\n\n```\n(.*?)```/s.exec(readme)?.[1];
  const folder = await mkdtemp(join(tmpdir(), 'eventing-readme-'));
  try {
    const file = join(folder, 'library.mjs');
    await writeFile(
      file,
      stripTypeScriptTypes(program).replaceAll(
        /from '(@suki\/eventing\/[^']+)'/g,
        (_, name: string) => `from '${import.meta.resolve(name)}'`,
      ),
    );
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    expect(stdout).toBe(printed);
  } finally {
    await rm(folder, { recursive: true });
  }
});
