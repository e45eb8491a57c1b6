import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type RunningProcess = {
  /** Resolves on a successful end, rejects with its last output otherwise. Need not be awaited. */
  done: Promise<void>;
  /** Rejects when it ends in any way. Need not be awaited. */
  ended: Promise<never>;
  /** Also signals that cannot be caught: SIGKILL, SIGSTOP, SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL. Resolves when it has ended. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves when it has ended. */
  stop(): Promise<void>;
};

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
};

const KEPT_CHARACTERS = 4_000;

/** Runs a program that ends with this process at the latest, even when this one is killed. */
export function startProcess(
  program: string,
  args: readonly string[],
  { cwd, env = {}, onLine }: Options = {},
): RunningProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'exit-with-parent.mjs'), program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = listen(child, onLine);
  // It may have ended before it reads its input.
  child.stdin.on('error', () => {});
  const exited = once(child, 'close');
  const ending = (code: unknown) => new Error(`${program} ended with ${String(code)}: ${said()}`);
  const done = exited.then(([code]) => {
    if (code !== 0) throw ending(code);
  });
  const ended = exited.then(([code]): never => {
    throw ending(code);
  });
  for (const each of [done, ended]) each.catch(() => {});
  const signal = (name: NodeJS.Signals) => void child.stdin.write(`${name}\n`);
  async function end(name: NodeJS.Signals): Promise<void> {
    signal(name);
    await exited;
  }
  return { done, ended, signal, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Returns its last output, for the error message. */
function listen(child: ChildProcess, onLine: (line: string) => void = () => {}): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_CHARACTERS);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  return () => said.trim();
}
