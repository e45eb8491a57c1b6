import type { Account } from '#contracts/account/account-fold.ts';
import { fullName } from '#contracts/account/person.ts';
import type { Passkey } from '#contracts/events/account.ts';
import { type CreationOptions, type NewCredential, passkeyCalls } from '#contracts/calls/account-passkeys.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { ClientData } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** EdDSA, ES256 and RS256; every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Requests a discoverable passkey with user verification. */
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
    // The device displays this name; it cannot be changed later.
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

type VerifiedPasskey = Omit<Passkey, 'name' | 'addedAt'> & { counter: number };

/** The verified new passkey; null if the response is invalid. The caller has checked the challenge. */
export async function verifyNewPasskey(
  party: RelyingParty,
  credential: NewCredential,
  { challenge, origin }: ClientData,
): Promise<VerifiedPasskey | null> {
  if (!(await hasNoAttestation(credential))) return null;
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
  // The outer id is not signed, so it must equal the signed one.
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
 * We request no attestation, so browsers remove it. Certificates sent anyway are ignored: verifying them would fetch
 * revocation lists from URLs that the sender chose.
 */
async function hasNoAttestation({ response: { attestationObject } }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn();
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const form = decoded.get('fmt');
    return form === 'none' || (form === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}
