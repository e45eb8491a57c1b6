// What every engine in tests shares. Each comes from the first of three places that has it: the server named in the
// environment, a container where Docker answers, else a stand-in that this machine can run by itself. A test file that
// needs an engine ends in `.engines.test.ts` (a journey in `.engines.journey.ts`): ENGINES=embedded leaves those out.
import { rememberUsed } from './used-engines.ts';

export type StartedEngine = {
  url: string;
  /** The sentence that the run prints, e.g. "Kafka: the real broker 4.2.1 from Maven". */
  what: string;
  /** As a power cut would: nothing gets a chance to tidy up. What the engine has stored stays. */
  kill(): Promise<void>;
  /** Starts it again, on the same address and with what it had stored. */
  restart(): Promise<void>;
  /** Loses what it has stored, as a disk does; only while it is killed. Where this machine keeps the files. */
  wipe?(): Promise<void>;
  /** Stops in the middle of everything, connections open, and goes on. A container can't. */
  freeze?(): void;
  thaw?(): void;
  /** Ends it, with everything that it has written on this machine. */
  stop(): Promise<void>;
};

type Places = {
  /** The variable that names a running server. Tests never kill that one. */
  variable: string;
  container: () => Promise<StartedEngine>;
  standIn: () => Promise<StartedEngine>;
};

/** False only for ENGINES=embedded. */
export function enginesWanted(): boolean {
  return process.env.ENGINES !== 'embedded';
}

/** Starts `name` from the first place that has it. Throws, in one sentence, when none could be had. */
export async function startEngine(name: string, { variable, container, standIn }: Places): Promise<StartedEngine> {
  const url = process.env[variable];
  if (url) return told(namedServer(name, variable, url));
  if (!(await dockerAnswers())) return told(await standIn());
  try {
    return told(await container());
  } catch (error) {
    // Docker without a way to the image's registry: the stand-in is better than no test, and the run says which it was.
    console.warn(
      `${name} could not be started as a container: ${error instanceof Error ? error.message : String(error)}`,
    );
    return told(await standIn());
  }
}

function namedServer(name: string, variable: string, url: string): StartedEngine {
  const untouchable = () =>
    Promise.reject(new Error(`${name} at ${url} is not ours to kill: run this test without ${variable}.`));
  return {
    url,
    what: `${name}: the server that ${variable} names`,
    kill: untouchable,
    restart: untouchable,
    stop: async () => {},
  };
}

function told(engine: StartedEngine): StartedEngine {
  rememberUsed(engine.what);
  return engine;
}

let docker: Promise<boolean> | undefined;

/** Whether testcontainers finds a Docker that answers. Asked once a process. */
export function dockerAnswers(): Promise<boolean> {
  docker ??= import('testcontainers')
    .then(({ getContainerRuntimeClient }) => getContainerRuntimeClient())
    .then(
      () => true,
      () => false,
    );
  return docker;
}
