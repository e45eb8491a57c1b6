import { createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { StartupError } from '../../eventing/resilience.ts';
import { reservePort } from '../../setup/reserved-port.mjs';
import { closeServer, listen } from './listen.ts';

const host = '127.0.0.1';
const started: Server[] = [];

async function listening(wanted = 0): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => void response.end('there'));
  started.push(server);
  return { server, port: await listen(server, { port: wanted, host }) };
}

afterEach(() => Promise.all(started.splice(0).map((server) => closeServer(server, 0))));

function ask(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

it('answers on every connection, whichever listener accepted it', async () => {
  const { port } = await listening();
  expect(new Set(await Promise.all(Array.from({ length: 40 }, () => ask(port))))).toEqual(new Set([200]));
});

it('refuses a port that is in use', async () => {
  const { port } = await listening();
  const second = listen(createServer(), { port, host });
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow(`Port ${port} is already in use`);
});

it('stops answering on all of its listeners once it is closed, and frees the port', async () => {
  const { port, release } = await reservePort();
  const { server } = await listening(port);
  expect(await ask(port)).toBe(200);
  await closeServer(started.splice(started.indexOf(server), 1)[0] ?? server);
  const asked = await Promise.allSettled(Array.from({ length: 16 }, () => ask(port)));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 'rejected'));
  expect((await listening(port)).port).toBe(port);
  await release();
});

it('gives concurrently started servers different ports', async () => {
  const servers = await Promise.all(Array.from({ length: 40 }, () => listening()));
  expect(new Set(servers.map(({ port }) => port)).size).toBe(40);
});

it.runIf(process.platform === 'linux')(
  'accepts many simultaneous connections in a few turns of the event loop',
  async () => {
    const crowd = 120;
    const { server, port } = await listening();
    let taken = 0;
    server.on('connection', () => (taken += 1));
    // While this loop blocks, the kernel accepts all of them into the queue.
    const sockets = Array.from({ length: crowd }, () => connect(port, host).on('error', () => undefined));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    let ticks = 0;
    for (; taken < crowd && ticks < crowd; ticks++) await nextTurn();
    for (const socket of sockets) socket.destroy();
    expect({ taken, inFewTurns: ticks < crowd / 2 }).toEqual({ taken: crowd, inFewTurns: true });
  },
);
