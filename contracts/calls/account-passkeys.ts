import * as z from 'zod/mini';
import { ShortText } from '../fields.ts';
import { REFRESH_TOKEN_HEADER } from '../headers.ts';
import { Passkeys } from '../views/account-passkeys.ts';
import { Session } from '../views/account.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

/** Base64url, as in the WebAuthn API (WebAuthn Level 3, section 5.1). */
function bytes(maxLength: number) {
  return z.string().check(z.minLength(1, 'Required'), z.maxLength(maxLength), z.regex(/^[\w-]+$/, 'Not base64url'));
}

/** A credential id has at most 1,023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: z.literal('public-key') };

/** Result of creating a passkey (`RegistrationResponseJSON`). */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** Result of signing in with a passkey (`AuthenticationResponseJSON`). */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** WebAuthn options for creating a passkey. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** WebAuthn options for signing in. No address is needed: the device knows its passkeys. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** Sign-in with a device's screen lock (docs/decisions/passkeys.md). */
export const passkeyCalls = {
  passkeySignInOptions: defineCall({
    method: 'POST',
    path: '/auth/passkeys/sign-in/options',
    summary: 'Get WebAuthn options for sign-in; independent of the account, for one use within five minutes',
    who: 'anyone',
    rate: 'signingIn',
    answer: RequestOptions,
    errors: [],
  }),
  signInByPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkeys/sign-in',
    summary: 'Sign in with a passkey',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ credential: Assertion }),
    headers: [REFRESH_TOKEN_HEADER],
    answer: Session,
    errors: ['passkey_refused', 'account_suspended'],
  }),
  listPasskeys: defineCall({
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'List the own passkeys',
    who: 'signed-in',
    readBy: 'command-api',
    answer: Passkeys,
    errors: ['not_found'],
  }),
  newPasskeyOptions: defineCall({
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'Get WebAuthn options for creating a passkey, for one use within five minutes',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    answer: CreationOptions,
    errors: ['too_many_passkeys', 'second_factor_needed', 'not_found'],
  }),
  addPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add the passkey that a device created; the user is notified',
    who: 'signed-in',
    rate: 'signingIn',
    body: z.object({ credential: NewCredential }),
    answer: Passkeys,
    status: 201,
    errors: ['passkey_refused', 'too_many_passkeys', 'already_exists', 'account_suspended', 'not_found', 'conflict'],
  }),
  renamePasskey: defineCall({
    method: 'PATCH',
    path: '/auth/passkeys/{id}',
    summary: 'Rename an own passkey',
    who: 'signed-in',
    params: idParams,
    body: z.object({ name: ShortText.check(z.maxLength(60)) }),
    answer: Passkeys,
    errors: ['not_found', 'conflict'],
  }),
  removePasskey: defineCall({
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    summary: 'Remove a passkey, unless it is the last sign-in method; the user is notified',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    params: idParams,
    answer: Passkeys,
    errors: ['last_way_in', 'second_factor_required', 'second_factor_needed', 'not_found', 'conflict'],
  }),
};
