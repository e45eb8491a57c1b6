/**
 * A dependency (event log, documents, bus) is unavailable; HTTP answers 503 with Retry-After. The cause is only logged.
 */
export class EngineUnavailable extends Error {
  readonly engine: string;
  /** Set for a permanent failure: the fault of the engine's address, as a sentence without its subject. */
  readonly refusal: string | undefined;

  constructor(engine: string, cause?: unknown, refusal?: string) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
    this.refusal = refusal;
  }
}
