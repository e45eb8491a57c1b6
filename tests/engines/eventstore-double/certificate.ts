import { generateKeyPairSync, sign } from 'node:crypto';

/** Tags of DER, the encoding of certificates. */
const tag = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  name: 0x82,
  version: 0xa0,
  extensions: 0xa3,
};

function der(kind: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([kind, ...lengthOf(content)]), content]);
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  return length <= 0xff ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const oid = (hex: string) => der(tag.oid, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = der(tag.sequence, oid('2a8648ce3d040302'));
const [commonName, subjectAltName] = [oid('550403'), oid('551d11')];
const one = der(tag.integer, Buffer.from([1]));
const DAY_MS = 86_400_000;

/** A self-signed certificate for these host names, and its key; both in PEM. */
export function selfSigned(hosts: readonly string[], now = new Date()): { key: string; certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const who = der(tag.sequence, der(tag.set, der(tag.sequence, commonName, der(tag.text, 'The double'))));
  const names = der(tag.sequence, ...hosts.map((host) => der(tag.name, host)));
  const told = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    one,
    ecdsaWithSha256,
    who,
    der(tag.sequence, timeOf(now.getTime() - DAY_MS), timeOf(now.getTime() + DAY_MS)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(tag.extensions, der(tag.sequence, der(tag.sequence, subjectAltName, der(tag.octets, names)))),
  );
  const signed = der(
    tag.sequence,
    told,
    ecdsaWithSha256,
    der(tag.bits, Buffer.from([0]), sign('sha256', told, privateKey)),
  );
  const lines = signed.toString('base64').replaceAll(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** YYMMDDhhmmssZ */
function timeOf(ms: number): Buffer {
  return der(tag.time, `${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`);
}
