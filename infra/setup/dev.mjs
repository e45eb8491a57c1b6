// `npm run dev`: Suki behind Vite's server, which hot-reloads the front end and forwards /api and the sockets to Suki.
// PORT is the port of the pages; Suki uses a free port. When one process ends, the other is stopped.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './installed.mjs';
import { reservePort } from './reserved-port.mjs';
import { failWith, insideEnvironment, node26, root, SetUpFailed } from './run.mjs';

const port = process.env.PORT ?? '4000';
const pages = `http://localhost:${port}`;

/** Print only the address of the pages, which is the one to open. */
function sayWithPagesAddress(child, backEnd) {
  createInterface(child.stdout).on('line', (line) => console.log(line.replaceAll(backEnd, pages)));
}

try {
  if (!/^\d{1,5}$/.test(port)) throw new SetUpFailed(`PORT must be a number, not "${port}".`);
  await ensureInstalled();
  // Suki requires the folder of the built front end, which a fresh clone lacks; here Vite serves the front end.
  mkdirSync(join(root, 'frontend/dist'), { recursive: true });
  // Suki restarts on this port after each change, because Vite's proxy knows only this one.
  const { port: behind } = await reservePort();
  const start = (args, env, stdout = 'inherit') =>
    spawn(node26, args, { cwd: root, env: { ...insideEnvironment, ...env }, stdio: ['inherit', stdout, 'inherit'] });
  const suki = start(
    ['--watch', '--watch-preserve-output', 'suki.ts'],
    { PORT: String(behind), PUBLIC_URL: process.env.PUBLIC_URL ?? pages },
    'pipe',
  );
  sayWithPagesAddress(suki, `http://localhost:${behind}`);
  const vite = start(
    ['node_modules/vite/bin/vite.js', 'frontend', '--port', port, '--strictPort', '--logLevel', 'warn'],
    { SUKI_API: `http://127.0.0.1:${behind}` },
  );
  const children = [suki, vite];
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.on('close', stopAll);
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
} catch (error) {
  failWith(error);
}
