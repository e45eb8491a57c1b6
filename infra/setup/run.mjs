import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The Node that Suki runs on, whatever Node the machine has: it comes with the npm package `node`. */
export const node26 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

const compileCache = new URL('compile-cache.mjs', import.meta.url).href;

/** Ends the set-up; its message is the sentence that the user reads. */
export class SetUpFailed extends Error {}

const ourBinaries = join(root, 'node_modules/.bin');
const foreignPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ourBinaries);

/** For npm itself: without node_modules/.bin, whose Node npm is about to replace. */
export const outsideEnvironment = { ...process.env, PATH: foreignPath.join(delimiter) };

/**
 * Settings of glibc's malloc, which are read when a process starts: return large blocks (from hashing passwords and
 * transferring files) to the system at once. The default keeps 150 MB more (docs/operating.md).
 */
const memoryEnvironment = JSON.parse(readFileSync(new URL('environment.json', import.meta.url), 'utf8'));

/** For Suki's own tools: `node` means Node 26. */
export const insideEnvironment = {
  ...memoryEnvironment,
  ...process.env,
  PATH: [ourBinaries, ...foreignPath].join(delimiter),
};

/**
 * Runs a program in the repository's root and resolves to its exit code. Forwards signals to it, and exits by the same
 * signal if it ended by one.
 */
export function run(program, args, { env = insideEnvironment, cwd = root } = {}) {
  const shell = process.platform === 'win32' && program === 'npm';
  const child = spawn(program, args, { cwd, env, shell, stdio: 'inherit' });
  let stopping = false;
  const passOn = (signal) => {
    stopping = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      const exitCode = code ?? 128 + constants.signals[signal];
      if (stopping) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}

/** Replaces this process with Node 26 running `args`; on platforms without execve, runs it as a child. */
export async function continueInNode26(args) {
  process.chdir(root);
  const cached = ['--import', compileCache, ...args];
  // Later starts already run on Node 26, which has execve: no intermediate process remains.
  process.execve?.(node26, [node26, ...cached], insideEnvironment);
  process.exit(await run(node26, cached));
}

/** Ends a set-up command with its one sentence instead of a stack. */
export function failWith(error) {
  console.error(error instanceof SetUpFailed ? `\n${error.message}` : error);
  process.exitCode = 1;
}
