import type { Account } from '#contracts/account/account-fold.ts';
import type { Passkey } from '#contracts/events/account.ts';
import { type Assertion, passkeyCalls, type RequestOptions } from '#contracts/calls/account-passkeys.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { ClientData } from './client-data.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** What any device is asked for: whichever passkey for us it has. */
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

/** A key of which nobody has the other half: what is shown for a passkey that we don't know is checked all the same. */
const NOBODYS_KEY =
  'pQECAyYgASFYIDr4Vqh77WiKhLsdd7e36gcFtuXnSVbKyB-KUpyL3TEqIlggOC6C-MiPiAzgkwmphMp7OJPgcTvv9HFXBioJKTsQzNM';

type Known = { account: Account; passkey: Passkey };

/**
 * How often its device has used the passkey, if it was really shown, and by its person (finger, face or PIN); null for
 * what proves nothing. Its challenge the caller has looked at. Whether it was used too seldom is for the caller to say: the
 * counter counts for nothing before the signature does.
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
      publicKey: isoBase64URL.toBuffer(known?.passkey.publicKey ?? NOBODYS_KEY),
      counter: 0,
    },
  }).catch(() => null);
  if (!known || !verification?.verified || !isOf(known.account, userHandle)) return null;
  return verification.authenticationInfo.newCounter;
}

/** Whom the device says it belongs to; a security key as a second step may say nothing. */
function isOf({ accountId }: Account, userHandle: string | null | undefined): boolean {
  return !userHandle || userHandle === Buffer.from(accountId).toString('base64url');
}
