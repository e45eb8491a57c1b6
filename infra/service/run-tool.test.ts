import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('passes arguments to the tool and prints its failure in one sentence', async () => {
  const failing =
    `import { runTool } from './run-tool.ts'; await runTool(async (words) => { throw new Error('There is no ' + ` +
    `words.join(' ')); });`;
  const tool = spawn(process.execPath, ['--input-type=module', '-e', failing, 'the name', 'such', 'command'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const told = text(tool.stderr);
  expect(await once(tool, 'exit')).toEqual([1, null]);
  expect(await told).toBe('There is no such command\n');
});
