/** An engine (event log, documents, bus) can't serve now; HTTP answers 503 with Retry-After. The cause stays in the log. */
export class EngineUnavailable extends Error {
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
  }
}
