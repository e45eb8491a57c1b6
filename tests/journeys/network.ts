import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  /** Suki's address through this line. */ url: string;
  goDown(): void;
  comeBack(): void;
  close(): Promise<void>;
};

/**
 * A connection between a browser and Suki that can break: open connections end, and new ones fail. (A browser in
 * offline mode keeps its sockets; after one more frame it notices nothing, not even a broken connection, until it is
 * online again or a ping times out.)
 */
export async function openLine(toUrl: string): Promise<Line> {
  const ends = new Set<Socket>();
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) return void near.destroy();
    const far = connect(Number(new URL(toUrl).port), '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      // A broken end breaks the other, with any error.
      end
        .on('error', () => other.destroy())
        .on('close', () => {
          ends.delete(end);
          other.destroy();
        });
      end.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakOff = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goDown() {
      isDown = true;
      breakOff();
    },
    comeBack() {
      isDown = false;
    },
    async close() {
      breakOff();
      server.close();
      await once(server, 'close');
    },
  };
}
