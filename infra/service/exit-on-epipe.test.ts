import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('ends a command silently and unsuccessfully when its reader has closed', async () => {
  const endless = `import { exitOnEpipe } from './exit-on-epipe.ts'; exitOnEpipe(); setInterval(() => console.log('one more'), 1);`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', endless], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(command.stderr);
  await once(command.stdout, 'data');
  command.stdout.destroy();
  expect(await once(command, 'exit')).toEqual([141, null]);
  expect(await complaints).toBe('');
});
