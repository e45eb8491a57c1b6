// Tests obtain each engine from the first of three origins that has it: the server named in the environment, a container
// if Docker answers, else a substitute that this machine can run. A test file that needs an engine ends in
// `.engines.test.ts` (a journey in `.engines.journey.ts`). ENGINES=embedded leaves those out.

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

export type Engine = {
  name: 'EventStoreDB' | 'MongoDB' | 'Kafka';
  /** The variable that names a running server. Tests never kill that one. */
  variable: string;
  /** Its service in infra/deploy/compose.yaml, whose image the container runs. */
  service: string;
  startContainer(): Promise<StartedEngine>;
  /** Installs and fetches what the substitute needs. Throws an error whose message is the reason, without a full stop. */
  prepareSubstitute(): void;
  startSubstitute(): Promise<StartedEngine>;
};

/** False only for ENGINES=embedded. */
export function enginesWanted(): boolean {
  return process.env.ENGINES !== 'embedded';
}
