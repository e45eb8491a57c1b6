import { type ServerOptions, WebSocketServer } from 'ws';

/** Left to itself the library waits for half a minute. */
const GOODBYE_WITHIN_MS = 2000;

/** Who is told that its connection ends and doesn't answer is not waited for: each would keep a descriptor meanwhile. */
export class PromptWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    // Its types don't know this option yet.
    const prompt = { ...options, closeTimeout: GOODBYE_WITHIN_MS };
    super(prompt);
  }
}
