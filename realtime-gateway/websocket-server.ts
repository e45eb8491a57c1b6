import { type ServerOptions, WebSocketServer } from 'ws';

/** The library waits half a minute by default. */
const GOODBYE_WITHIN_MS = 2000;

/** Terminates connections that do not answer a close frame in time: each would hold a descriptor. */
export class PromptWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    // The library's types lack this option.
    const prompt = { ...options, closeTimeout: GOODBYE_WITHIN_MS };
    super(prompt);
  }
}
