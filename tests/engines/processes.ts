import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type RunningProcess = {
  /** Resolves when it ends well, rejects with what it said last when not. Nobody needs to listen. */
  done: Promise<void>;
  /** Rejects when it ends, however it does. Nobody needs to listen. */
  ended: Promise<never>;
  /** Also those that can't be caught: SIGKILL, SIGSTOP, SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves when it is gone. */
  stop(): Promise<void>;
};

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
};

const KEPT_CHARACTERS = 4_000;

/** Runs a program that ends with this process at the latest, also when this one is killed. */
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
  // It may be gone before it reads what we tell it.
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

/** Returns what it said last, for the error message. */
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
