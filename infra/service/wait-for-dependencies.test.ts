import { expect, it } from 'vitest';
import { StartupError, EngineUnavailable } from '../eventing/resilience.ts';
import { waitForDependencies } from './wait-for-dependencies.ts';
import { createLogger } from './logging.ts';

const LONGEST_LINE = 400;

/** Like a driver's error: with its request, its server and other fields. */
function pageLong(): EngineUnavailable {
  const inner = Object.assign(
    new Error('14 UNAVAILABLE: connect ECONNREFUSED 127.0.0.1:2113\n    at every step of it'),
    { code: 14, metadata: { all: 'x'.repeat(5_000) } },
  );
  return new EngineUnavailable('event log', inner);
}

function listening() {
  const lines: string[] = [];
  return { lines, logger: createLogger('warn', { env: {}, to: { write: (line: string) => void lines.push(line) } }) };
}

it('logs one short line per attempt, with the root cause', async () => {
  const { lines, logger } = listening();
  let tries = 0;
  await waitForDependencies({ 'event log': async () => (++tries < 4 ? Promise.reject(pageLong()) : null) }, logger);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.length).toBeLessThan(LONGEST_LINE);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(
    [0, 1, 2].map((attempt) => ({
      attempt,
      dependency: 'event log',
      msg: 'Dependency not available yet; retrying',
      err: { message: 'event log is not available', reason: '14 UNAVAILABLE: connect ECONNREFUSED 127.0.0.1:2113' },
    })),
  );
});

it('fails at once if a dependency rejects us, although another is unavailable', async () => {
  const { logger } = listening();
  const checks = {
    'event log': () => Promise.reject(pageLong()),
    documents: () => Promise.reject(new EngineUnavailable('documents', new Error('18'), 'has a wrong password.')),
  };
  const ended = waitForDependencies(checks, logger);
  await expect(ended).rejects.toThrow(StartupError);
  await expect(ended).rejects.toThrow('MONGODB_URL has a wrong password.');
});

it('logs the stack of every other error', () => {
  const { lines, logger } = listening();
  logger.warn({ err: new RangeError('a fault of ours') }, 'Policy task failed; retrying');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      type: 'RangeError',
      message: 'a fault of ours',
      stack: expect.stringContaining('wait-for-dependencies.test.ts'),
    },
  });
});
