import type { LiveSocket, OpenSocket, ReadHandshake } from '../live-socket.ts';

type SentRequest = { event: string; payload: unknown; answer: (result: unknown) => void; fail: () => void };

/** A socket whose server is the test. */
export class FakeSocket implements LiveSocket {
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>();
  readonly handshakes: ReturnType<ReadHandshake>[] = [];
  readonly said: { event: string; payload: unknown }[] = [];
  readonly asked: SentRequest[] = [];
  readHandshake: ReadHandshake = () => ({ token: '' });
  comesBack = true;
  isClosed = false;

  readonly open: OpenSocket = async (readHandshake) => {
    this.readHandshake = readHandshake;
    return this;
  };
  readonly on = (event: string, listener: (payload: unknown) => void) => {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  };
  readonly off = (event: string, listener: (payload: unknown) => void) =>
    void this.#listeners.get(event)?.delete(listener);
  readonly isComingBack = () => this.comesBack;
  readonly connect = () => void this.handshakes.push(this.readHandshake());
  readonly close = () => {
    this.isClosed = true;
  };
  readonly say = (event: string, payload: unknown) => void this.said.push({ event, payload });
  readonly ask = (event: string, payload: unknown, timeoutMs: number) =>
    new Promise<unknown>((resolve, reject) => {
      const fail = () => reject(new Error('no answer'));
      setTimeout(fail, timeoutMs);
      this.asked.push({ event, payload, answer: resolve, fail });
    });

  /** Simulates an event from the server or the library. */
  emit(event: string, payload?: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }
}
