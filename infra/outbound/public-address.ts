import { BlockList, isIP } from 'node:net';

/**
 * Whether an IP address is on the public internet: fetches on behalf of users must never reach our own network, this
 * machine, or a cloud's metadata service. From IANA's registries of special-purpose addresses (RFC 6890).
 */
const notPublicV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Global unicast is 2000::/3. These ranges inside it are tunnels to IPv4 addresses or reserved for documentation. */
const notPublicV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [net, bits] of notPublicV4) blocked.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of notPublicV6) blocked.addSubnet(net, bits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Also false for a malformed address and for an IPv4 address written as IPv6. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
