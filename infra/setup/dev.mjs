// `npm run dev`: Suki, and beside it Vite's server, which shows a change of the front end at once and sends /api and
// the sockets on to Suki. When one of them ends, so does the other.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './installed.mjs';
import { failWith, insideEnvironment, node26, root } from './run.mjs';

const programs = [
  ['--watch', '--watch-preserve-output', 'suki.ts'],
  ['node_modules/vite/bin/vite.js', 'frontend'],
];

try {
  await ensureInstalled();
  const children = programs.map((args) => spawn(node26, args, { cwd: root, env: insideEnvironment, stdio: 'inherit' }));
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.on('close', stopAll);
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
} catch (error) {
  failWith(error);
}
