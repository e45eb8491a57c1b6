import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processEnvironment } from './process-environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXIT_WITH_PARENT = join(import.meta.dirname, '../engines/exit-with-parent.mjs');

/** One of the four services in its own process. */
export type ServiceProcess = {
  name: string;
  folder: string;
  /** Changes with each start. */
  readonly port: number;
  readonly running: boolean;
  /** True once it has ended without a signal from the test. */
  readonly exitedByItself: boolean;
  /** Its stderr so far, across restarts. */
  readonly output: string;
  /** SIGKILL: no cleanup. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGSTOP: suspends it with open connections, until `thaw` sends SIGCONT. */
  freeze(): void;
  thaw(): void;
  /** Restarts it and waits until it serves. */
  restart(): Promise<void>;
};

/** Starts it and waits until it serves. */
export async function startServiceProcess(
  name: string,
  folder: string,
  env: Record<string, string>,
): Promise<ServiceProcess> {
  let child: ChildProcess;
  let exited: Promise<unknown>;
  let [port, running, exitedByItself, output, ending] = [0, false, false, '', false];

  async function start(): Promise<void> {
    ending = false;
    // exit-with-parent.mjs ends the service together with the test process, also when that is killed.
    const started = spawn(process.execPath, [EXIT_WITH_PARENT, process.execPath, join(folder, 'main.ts')], {
      cwd: ROOT,
      env: { ...processEnvironment, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child = started;
    running = true;
    // Writing fails if the process has ended.
    started.stdin.on('error', () => undefined);
    exited = once(started, 'exit').finally(() => {
      running = false;
      exitedByItself ||= !ending;
    });
    started.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    port = await portOf(started, exited, () => output);
  }

  function tell(signal: NodeJS.Signals): void {
    child.stdin?.write(`${signal}\n`);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    ending = true;
    if (running) {
      tell(signal);
      await exited;
    }
    return child.exitCode;
  }

  await start();
  return {
    name,
    folder,
    get port() {
      return port;
    },
    get running() {
      return running;
    },
    get exitedByItself() {
      return exitedByItself;
    },
    get output() {
      return output;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    freeze: () => tell('SIGSTOP'),
    thaw: () => tell('SIGCONT'),
    restart: start,
  };
}

async function portOf(child: ChildProcess, exited: Promise<unknown>, output: () => string): Promise<number> {
  const ready = new Promise<number>((resolve) => {
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const port = line.match(/ready at http:\S+:(\d+)/)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const ended = exited.then((): never => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${child.exitCode}: ${output().trim()}`);
  });
  ended.catch(() => undefined);
  return Promise.race([ready, ended]);
}
