import { readFileSync } from 'node:fs';

/**
 * On Linux all of 127.0.0.0/8 is this machine. Limits count by address, so each participant has one, and the kernel's
 * connection table separates the attackers from other users.
 */
const NETWORKS = { attackers: 66, people: 10, victim: 20 } as const;

export function addressOf(whose: keyof typeof NETWORKS, number: number): string {
  return `127.${NETWORKS[whose]}.${number >> 8}.${number & 255}`;
}

/**
 * A connection's end in the kernel's format: the address backwards, in hexadecimal. 127.66.0.5, port 80 is
 * 0500427F:0050.
 */
export function kernelName(address: string, port: number): string {
  const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');
  const parts = address.split('.').map((part) => hex(Number(part), 2));
  return `${parts.toReversed().join('')}:${hex(port, 4)}`;
}

const ESTABLISHED = '01';
const CLOSE_WAIT = '08';

/** The attackers' ends of all connections that the server at this port still holds, according to the kernel. */
export function connectionsHeld(port: number): Set<string> {
  const server = kernelName('127.0.0.1', port);
  const network = kernelName(addressOf('attackers', 0), 0).slice(4, 8);
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/));
  const held = rows.filter(
    ([, at, peer, state = '']) =>
      at === server && peer?.slice(4, 8) === network && [ESTABLISHED, CLOSE_WAIT].includes(state),
  );
  return new Set(held.flatMap(([, , peer]) => peer ?? []));
}
