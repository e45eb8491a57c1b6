// Starts each engine once per run, when a test first requests it: a broker per test file would take longer than the
// tests. Runs beside the test processes (vitest's globalSetup) and answers them over HTTP.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SharedEngineName } from './all.ts';
import type { StartedEngine } from './engine.ts';
import { globalSetUpVariable } from './shared-engine.ts';

/** Returns a function that stops them all. */
export async function setup(): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<StartedEngine>>();

  async function engine(name: string): Promise<StartedEngine> {
    const [{ sharedEngines }, { startEngine }] = [await import('./all.ts'), await import('./start-engine.ts')];
    const running = started.get(name) ?? startEngine(sharedEngines[name as SharedEngineName]);
    started.set(name, running);
    return running;
  }

  const server = createServer((request, response) => {
    engine((request.url ?? '').slice(1)).then(
      ({ url, what }) => answer(response, 200, { url, what }),
      (error: unknown) => answer(response, 500, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[globalSetUpVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return async () => {
    server.close();
    for (const running of started.values())
      await running.then(
        (each) => each.stop(),
        () => {},
      );
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
