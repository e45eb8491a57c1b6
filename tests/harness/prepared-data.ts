import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment } from './process-environment.ts';
import { testStart } from './test-clock.ts';

/** `cast`: an admin, a client and an approved plumber. `demo`: the demo's year of data. */
export type PreparedName = 'cast' | 'demo';

/** The variable with the address of {@link servePreparedData}, for the processes of a test run. */
const ADDRESS = 'PREPARED_DATA';

/**
 * Makes each data folder at most once per run, on its first use: a copy takes milliseconds, the demo's year half a
 * minute. Runs in the test runner's global set-up and returns its teardown.
 */
export async function servePreparedData(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'suki-prepared-'));
  const made = new Map<string, Promise<string>>();
  function folderOf(name: string): Promise<string> {
    const folder = made.get(name) ?? make(name, join(root, name));
    made.set(name, folder);
    return folder;
  }
  const server = createServer((request, response) => {
    folderOf((request.url ?? '').slice(1)).then(
      (folder) => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await rm(root, { recursive: true });
  };
}

/** Copies prepared data into `folder`, which must be empty. */
export async function copyPreparedData(name: PreparedName, folder: string): Promise<void> {
  const answer = await fetch(`${process.env[ADDRESS]}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  await cp(text, folder, { recursive: true });
}

async function make(name: string, folder: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'make-data.ts'), name, folder], {
    env: { ...processEnvironment, TEST_NOW: testStart.toISOString() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Making the data folder "${name}" failed with exit code ${code}`);
  return folder;
}
