import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import memoryEnvironment from '#infra/setup/environment.json' with { type: 'json' };
import { admin, testEnvironment } from './start-suki.ts';
import { processEnvironment } from './process-environment.ts';

const ROOT = join(import.meta.dirname, '../..');

export type SukiProcess = {
  url: string;
  pid: number;
  /** SIGKILL: no cleanup. */ kill(): Promise<void>;
  /** SIGTERM, like Ctrl-C; resolves with the exit code. */ stop(): Promise<number | null>;
};

/**
 * Suki as `npm start` runs it, in its own process, so that it can be killed. Rejects with its output when it does not
 * start.
 */
export async function startSukiProcess(
  dataDir: string,
  env: Record<string, string> = {},
  script = 'suki.ts',
): Promise<SukiProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      ...processEnvironment,
      ...memoryEnvironment,
      ...testEnvironment(dataDir, admin, env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The process ends with a test that fails or is stopped.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit').finally(() => process.off('exit', end));
  const url = await readyAt(child);
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

/** The last sentence of a start that must fail. */
export async function refusedStart(
  dataDir: string,
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  return startSukiProcess(dataDir, env).then(
    async (suki) => {
      await suki.stop();
      throw new Error('Suki started although it should not');
    },
    (error: StartRefused) => ({ code: error.code, said: error.said }),
  );
}

class StartRefused extends Error {
  readonly code: number | null;
  readonly said: string;

  constructor(code: number | null, said: string) {
    super(`Suki ended with ${code}: ${said}`);
    this.code = code;
    this.said = said;
  }
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        const url = line.match(/ready at (http:\S+)/)?.[1];
        if (url) resolve(url.replace('localhost', '127.0.0.1'));
      });
    child.once('close', (code) => reject(new StartRefused(code, said.join('').trim())));
  });
}
