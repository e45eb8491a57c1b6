import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '#contracts/calls/account-passkeys.ts';

/**
 * A device with passkeys, in software: ES256, no attestation (WebAuthn Level 3, sections 6.1, 6.5 and 5.8.1). `lies`
 * are the wrong values of a broken or hostile device.
 */

type Lies = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** No fingerprint, face or PIN. */
  unverified?: boolean;
  /** No touch. */
  absent?: boolean;
  crossOrigin?: boolean;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  otherKey?: boolean;
  id?: string;
};
type Passkey = { id: string; key: KeyObject; rpId: string; userHandle: string; counter: number };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;

/** `counts`: increments a counter like a security key; a synced passkey always sends 0. */
export function createSoftwareAuthenticator({ origin, counts = true }: { origin: string; counts?: boolean }) {
  const passkeys: Passkey[] = [];

  const clientData = (type: string, challenge: string, lies: Lies) =>
    base64Url(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );

  return {
    passkeys,

    create(options: CreationOptions, lies: Lies = {}): NewCredential {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const rawId = randomBytes(16);
      const id = lies.id ?? base64Url(rawId);
      passkeys.push({ id, key: privateKey, rpId: options.rp.id, userHandle: options.user.id, counter: 0 });
      const idBytes = Buffer.from(id, 'base64url');
      const authData = Buffer.concat([
        authenticatorData(lies.rpId ?? options.rp.id, flagsOf(lies) | HOLDS_KEY, lies.counter ?? 0),
        Buffer.alloc(16),
        uint16(idBytes.length),
        idBytes,
        coseKey(publicKey),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies),
          attestationObject: base64Url(attestationObject(authData)),
          transports: ['internal'],
        },
      };
    },

    /** With its newest passkey for this host. */
    get(options: RequestOptions, lies: Lies = {}): Assertion {
      const passkey = passkeys.findLast(({ rpId }) => rpId === options.rpId);
      if (!passkey) throw new Error('The authenticator has no passkey for this host');
      if (counts) passkey.counter += 1;
      const clientDataJSON = clientData('webauthn.get', options.challenge, lies);
      const data = authenticatorData(lies.rpId ?? passkey.rpId, flagsOf(lies), lies.counter ?? passkey.counter);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const key = lies.otherKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : passkey.key;
      const id = lies.id ?? passkey.id;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: base64Url(data),
          signature: base64Url(sign('sha256', signed, key)),
          userHandle: lies.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

function flagsOf({ unverified = false, absent = false }: Lies): number {
  return (absent ? 0 : PRESENT) | (unverified ? 0 : VERIFIED);
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), tail]);
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR: an EC2 key of P-256 for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [xBytes, yBytes] = [x, y].map((part) => Buffer.from(part, 'base64url'));
  if (!xBytes || !yBytes) throw new Error('The key is no elliptic-curve key');
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), xBytes, Buffer.from('225820', 'hex'), yBytes]);
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestationObject(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    uint16(authData.length),
    authData,
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64Url(bytes: Buffer | string): string {
  return Buffer.from(bytes).toString('base64url');
}
