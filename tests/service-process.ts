import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');

/** One of the four services as a process of its own. */
export type ServiceProcess = {
  name: string;
  folder: string;
  /** Changes with each start. */
  readonly port: number;
  readonly running: boolean;
  /** True once it has ended without having been told to. */
  readonly exitedByItself: boolean;
  /** What it has said so far, over all its lives. */
  readonly said: string;
  /** SIGKILL: nothing gets a chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGSTOP and SIGCONT: it stands still, its connections open, and knows nothing of it. */
  freeze(): void;
  thaw(): void;
  /** Starts it again and waits until it serves. */
  restart(): Promise<void>;
};

/** Starts it and waits until it serves. */
export async function startServiceProcess(name: string, folder: string, env: Record<string, string>): Promise<ServiceProcess> {
  let child: ChildProcess;
  let exited: Promise<unknown>;
  let [port, running, exitedByItself, said, ending] = [0, false, false, '', false];

  async function start(): Promise<void> {
    ending = false;
    const started = spawn(process.execPath, [join(folder, 'main.ts')], { cwd: ROOT, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    running = true;
    // A test that fails half-way, or is ended from outside, leaves nothing running.
    const endWithUs = () => started.kill('SIGKILL');
    process.once('exit', endWithUs);
    exited = once(started, 'exit').finally(() => {
      process.off('exit', endWithUs);
      running = false;
      exitedByItself ||= !ending;
    });
    started.stderr.on('data', (chunk: Buffer) => { said += String(chunk); });
    port = await portOf(started, exited, () => said);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    ending = true;
    if (running) {
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }

  await start();
  return {
    name,
    folder,
    get port() { return port; },
    get running() { return running; },
    get exitedByItself() { return exitedByItself; },
    get said() { return said; },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    restart: start,
  };
}

async function portOf(child: ChildProcess, exited: Promise<unknown>, said: () => string): Promise<number> {
  const ready = new Promise<number>((resolve) => {
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const port = line.match(/ready at http:\S+:(\d+)/)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const gone = exited.then((): never => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${child.exitCode}: ${said().trim()}`);
  });
  gone.catch(() => undefined);
  return Promise.race([ready, gone]);
}
