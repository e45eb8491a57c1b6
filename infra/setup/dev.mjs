// `npm run dev`: Suki, and before it Vite's server, which shows a change of the front end at once and sends /api and
// the sockets on to Suki. PORT is where the pages are; Suki takes a free port behind them. When one ends, so does the other.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './installed.mjs';
import { reservePort } from './reserved-port.mjs';
import { failWith, insideEnvironment, node26, root, SetUpFailed } from './run.mjs';

const port = process.env.PORT ?? '4000';
const pages = `http://localhost:${port}`;

/** The one address that a person is to open is the pages'. */
function sayWithPagesAddress(child, backEnd) {
  createInterface(child.stdout).on('line', (line) => console.log(line.replaceAll(backEnd, pages)));
}

try {
  if (!/^\d{1,5}$/.test(port)) throw new SetUpFailed(`PORT must be a number, not "${port}".`);
  await ensureInstalled();
  // Suki expects the folder of the built front end; a fresh clone has none, and Vite serves the front end here.
  mkdirSync(join(root, 'frontend/dist'), { recursive: true });
  // Suki starts again on it with each change, and Vite's proxy knows only this one.
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
