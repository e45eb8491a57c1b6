import type { Assault } from './attack.ts';
import { keepOpen, open, expectClosedByServer } from './connection.ts';

/**
 * Unauthenticated, from fifteen addresses: each requests the largest picture; of every four, three read nothing and one
 * reads a KB a second.
 */
const ADDRESSES = 15;
const READERS = 150;
const MOUTHFUL_EVERY_MS = 1000;
const CUT_WITHIN_MS = 30_000;

export async function slowReaders(assault: Assault): Promise<void> {
  const { port, fileId } = assault.target;
  const trickling = new Set<NodeJS.Timeout>();
  const connections = await keepOpen(READERS, (n) => {
    const connection = open(port, n % ADDRESSES, { reads: false });
    connection.socket.write(`GET /api/files/${fileId} HTTP/1.1\r\nHost: suki\r\n\r\n`);
    if (n % 4 === 0) trickling.add(setInterval(() => connection.socket.resume(), MOUTHFUL_EVERY_MS));
    return connection;
  });
  await expectClosedByServer(connections, assault, CUT_WITHIN_MS);
  for (const timer of trickling) clearInterval(timer);
}
