import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { frontEnd } from './front-end.ts';

it('a file that is gone costs its own answer, and the next one comes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-front-end-'));
  await writeFile(join(folder, 'index.html'), '<p>Suki</p>');
  await writeFile(join(folder, 'gone.txt'), 'soon gone');
  const server = createServer(express().use(frontEnd(folder)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await rm(join(folder, 'gone.txt'));
    await expect(fetch(`${url}/gone.txt`).then((answer) => answer.text())).rejects.toThrow();
    expect(await (await fetch(url)).text()).toBe('<p>Suki</p>');
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});
