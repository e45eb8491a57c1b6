import type { Account } from '#contracts/account/account-fold.ts';
import { fullName } from '#contracts/account/person.ts';
import type { Passkey } from '#contracts/events/account.ts';
import { type CreationOptions, type NewCredential, passkeyCalls } from '#contracts/calls/account-passkeys.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { ClientData } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** EdDSA, ES256 and RS256: what every device has one of. */
const ALGORITHMS = [-8, -7, -257];

/** What a device is asked for: a passkey that it finds without an address, and that opens by finger, face or PIN alone. */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  account: Account,
  challenge: string,
): Promise<CreationOptions> {
  const { accountId, email, phone, passkeys } = account;
  const { generateRegistrationOptions, isoBase64URL, isoUint8Array } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Suki',
    rpID,
    // What the device lists it by; it stays there.
    userName: email ?? phone ?? fullName(account),
    userDisplayName: fullName(account),
    userID: isoUint8Array.fromUTF8String(accountId),
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return passkeyCalls.newPasskeyOptions.answer.parse(options);
}

type Made = Omit<Passkey, 'name' | 'addedAt'> & { counter: number };

/** What the device made; null for what proves nothing. That its challenge was ours, the caller has seen. */
export async function madePasskey(
  party: RelyingParty,
  credential: NewCredential,
  { challenge, origin }: ClientData,
): Promise<Made | null> {
  if (!(await isPlainlyAttested(credential))) return null;
  const { isoBase64URL, verifyRegistrationResponse } = await loadWebAuthn();
  const verification = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: credential.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verification?.verified) return null;
  const { credential: made, credentialDeviceType } = verification.registrationInfo;
  // The id outside what is signed for is anybody's word.
  if (made.id !== credential.id) return null;
  return {
    passkeyId: derivedId('passkey', made.id),
    credentialId: made.id,
    publicKey: isoBase64URL.fromBuffer(made.publicKey),
    transports: made.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
    counter: made.counter,
  };
}

/**
 * We ask who made a device for nothing, and browsers take it out. What comes with certificates all the same isn't looked
 * at: their lists of what was revoked are at addresses that the sender chose.
 */
async function isPlainlyAttested({ response: { attestationObject } }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn();
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const form = decoded.get('fmt');
    return form === 'none' || (form === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}
