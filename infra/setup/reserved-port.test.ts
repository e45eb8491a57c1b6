import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type ReservedPort, reservePort } from './reserved-port.mjs';

let reserved: ReservedPort[] = [];
afterEach(async () => {
  await Promise.all(reserved.map((each) => each.release()));
  reserved = [];
});

async function keep(reserving: Promise<ReservedPort>): Promise<number> {
  const each = await reserving;
  reserved.push(each);
  return each.port;
}

/** A range of consecutive free ports that no other test reserves. */
async function freeRange(count: number): Promise<{ from: number; to: number }> {
  for (;;) {
    const from = await keep(reservePort({ from: 11_000, to: 11_990 }));
    const others = Array.from({ length: count - 1 }, (_, n) => from + 1 + n);
    const all = await Promise.allSettled(others.map((port) => keep(reservePort({ from: port, to: port + 1 }))));
    await Promise.all(reserved.splice(0).map((each) => each.release()));
    if (all.every(({ status }) => status === 'fulfilled')) return { from, to: from + count };
  }
}

it('reserves ports below those of outgoing connections, at which a server listens and listens again', async () => {
  const port = await keep(reservePort());
  expect(port).toBeGreaterThanOrEqual(12_000);
  expect(port).toBeLessThan(32_000);
  for (let start = 0; start < 2; start++) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }
});

it('gives each caller another port, and rejects when none is left', async () => {
  const range = await freeRange(4);
  const ports = await Promise.all([1, 2, 3, 4].map(() => keep(reservePort(range))));
  expect(ports.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3].map((n) => range.from + n));
  await expect(reservePort(range)).rejects.toThrow(`Every port from ${range.from} to ${range.to - 1} is in use.`);
});

it('skips a port on which a server listens', async () => {
  const range = await freeRange(2);
  const server = createServer().listen(range.from, '127.0.0.1');
  await once(server, 'listening');
  expect(await keep(reservePort(range))).toBe(range.from + 1);
  await expect(reservePort(range)).rejects.toThrow('is in use');
  server.close();
});

it('reserves a port against other processes until its own process ends', async () => {
  const range = await freeRange(1);
  const script = `const { reservePort } = await import(${JSON.stringify(import.meta.resolve('./reserved-port.mjs'))});
    await reservePort(${JSON.stringify(range)});
    console.log('reserved');
    setInterval(() => {}, 60_000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(reservePort(range)).rejects.toThrow('is in use');
  other.kill('SIGKILL');
  await once(other, 'close');
  expect(await keep(reservePort(range))).toBe(range.from);
});
