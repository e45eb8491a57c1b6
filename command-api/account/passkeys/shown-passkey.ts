import type { Account } from '#contracts/account/account-fold.ts';
import type { Passkey } from '#contracts/events/account.ts';
import { type Assertion, passkeyCalls, type RequestOptions } from '#contracts/calls/account-passkeys.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { ClientData } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** Requests any discoverable passkey for our relying party. */
export async function requestOptions({ id: rpID }: RelyingParty, challenge: string): Promise<RequestOptions> {
  const { generateAuthenticationOptions, isoBase64URL } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return passkeyCalls.passkeySignInOptions.answer.parse(options);
}

/** Public key without a private key: unknown passkeys are verified against it, so that they take the same time. */
const UNUSED_KEY =
  'pQECAyYgASFYIDr4Vqh77WiKhLsdd7e36gcFtuXnSVbKyB-KUpyL3TEqIlggOC6C-MiPiAzgkwmphMp7OJPgcTvv9HFXBioJKTsQzNM';

type Known = { account: Account; passkey: Passkey };

/**
 * Verifies signature and user verification. Returns the signature counter, or null if the response is invalid. The caller has
 * checked the challenge and compares the counter afterwards, which means nothing without a valid signature.
 */
export async function shownCounter(
  party: RelyingParty,
  credential: Assertion,
  { challenge, origin }: ClientData,
  known: Known | undefined,
): Promise<number | null> {
  const { userHandle } = credential.response;
  const { isoBase64URL, verifyAuthenticationResponse } = await loadWebAuthn();
  const verification = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...credential.response, userHandle: userHandle ?? undefined },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: isoBase64URL.toBuffer(known?.passkey.publicKey ?? UNUSED_KEY),
      counter: 0,
    },
  }).catch(() => null);
  if (!known || !verification?.verified || !isOf(known.account, userHandle)) return null;
  return verification.authenticationInfo.newCounter;
}

/** Whether the user handle matches the account; a security key used as a second factor may send none. */
function isOf({ accountId }: Account, userHandle: string | null | undefined): boolean {
  return !userHandle || userHandle === Buffer.from(accountId).toString('base64url');
}
