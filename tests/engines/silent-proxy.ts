import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type SilentProxy = {
  port: number;
  /** From now on connections stay open without traffic, as with a machine that hangs. */
  fallSilent(): void;
  speakAgain(): void;
  close(): Promise<void>;
};

/** A proxy before a server that can stop forwarding; a test may not suspend a shared server. */
export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    if (silent) socket.pause();
    return socket;
  }

  const server = createServer((incoming) => {
    const outgoing = connect(target);
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [keep(incoming), keep(outgoing)])
      socket.once('close', () => [incoming, outgoing].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    // A TCP server's address has this type.
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
