import type { Engine, StartedEngine } from './engine.ts';
import { originOf } from './origins.ts';
import { rememberUsed } from './used-engines.ts';

/** The named server, else one of the caller's own. Throws, in one sentence, when none is available. */
export async function startEngine(engine: Engine): Promise<StartedEngine> {
  const url = process.env[engine.variable];
  return url ? used(namedServer(engine, url)) : startOwnEngine(engine);
}

/**
 * A server that the caller may kill, even where the environment names one. Throws, in one sentence, when none is
 * available.
 */
export async function startOwnEngine(engine: Engine): Promise<StartedEngine> {
  const origin = await originOf(engine);
  if (typeof origin === 'object') throw new Error(`${engine.name} could not be started: ${origin.missing}.`);
  if (origin === 'substitute') return used(await engine.startSubstitute());
  try {
    return used(await engine.startContainer());
  } catch (error) {
    return used(await substituteFor(engine, reasonOf(error)));
  }
}

/** Docker has the image and cannot run it: the substitute is better than no test, and the run reports it. */
async function substituteFor(engine: Engine, against: string): Promise<StartedEngine> {
  console.warn(`${engine.name} could not be started as a container: ${against}`);
  try {
    engine.prepareSubstitute();
  } catch (error) {
    throw new Error(`${engine.name} could not be started: its container failed (${against}), and ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return engine.startSubstitute();
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function namedServer({ name, variable }: Engine, url: string): StartedEngine {
  const untouchable = () =>
    Promise.reject(new Error(`Tests never kill the ${name} at ${url}. Run this test without ${variable}.`));
  return {
    url,
    what: `${name}: the server that ${variable} names`,
    kill: untouchable,
    restart: untouchable,
    stop: async () => {},
  };
}

function used(engine: StartedEngine): StartedEngine {
  rememberUsed(engine.what);
  return engine;
}
