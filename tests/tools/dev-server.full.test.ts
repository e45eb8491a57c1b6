import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservePort } from '#infra/setup/reserved-port.mjs';
import { admin } from '../harness/start-suki.ts';

test('npm run dev serves the pages at PORT, reaches its own back end and names one address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-dev-'));
  const { port, release } = await reservePort();
  const said: string[] = [];
  const dev = spawn(process.execPath, ['infra/setup/dev.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SEED: 'none',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  dev.stdout.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const ended = once(dev, 'close');
  try {
    const page = `http://localhost:${port}`;
    await expect.poll(() => said.join('')).toContain(`Suki is ready at ${page}`);
    expect(await (await fetch(page)).text()).toContain('/@vite/client');
    expect((await fetch(`${page}/api/services`)).status).toBe(200);
    expect(new Set(said.join('').match(/https?:\/\/[\w.]+:\d+/g))).toEqual(new Set([page]));
  } finally {
    dev.kill('SIGTERM');
    await ended;
    await release();
    await rm(folder, { recursive: true });
  }
});
