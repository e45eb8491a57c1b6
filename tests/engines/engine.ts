// Tests obtain each engine from the first available origin: the server named in the environment, a container if Docker
// answers, else a substitute that this machine can run. A test file that needs an engine ends in `.engines.test.ts` (a
// journey in `.engines.journey.ts`). ENGINES=embedded skips those files.

export type StartedEngine = {
  url: string;
  /** The line that the run prints, e.g. "Kafka: the real broker 4.2.1 from Maven". */
  what: string;
  /** Kills it without any cleanup, like a power cut. Stored data survive. */
  kill(): Promise<void>;
  /** Restarts it on the same address with its stored data. */
  restart(): Promise<void>;
  /** Deletes its stored data, like a failed disk; only while it is killed. Absent where its files are elsewhere. */
  wipe?(): Promise<void>;
  /** Suspends it with open connections, until `thaw`. Absent for containers. */
  freeze?(): void;
  thaw?(): void;
  /** Ends it and deletes everything that it wrote on this machine. */
  stop(): Promise<void>;
};

export type Engine = {
  name: 'EventStoreDB' | 'MongoDB' | 'Kafka';
  /** The variable that names a running server. Tests never kill that server. */
  variable: string;
  /** Its service in infra/deploy/compose.yaml, whose image the container runs. */
  service: string;
  startContainer(): Promise<StartedEngine>;
  /**
   * Installs and downloads the substitute's requirements. Throws an error whose message is the reason, without a full
   * stop.
   */
  prepareSubstitute(): void;
  startSubstitute(): Promise<StartedEngine>;
};

/** False only for ENGINES=embedded. */
export function areEnginesWanted(): boolean {
  return process.env.ENGINES !== 'embedded';
}
