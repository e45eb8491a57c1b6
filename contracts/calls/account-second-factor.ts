import * as z from 'zod/mini';
import { Assertion } from './account-passkeys.ts';
import { SecondStep } from '../events/account.ts';
import { Id, Reason, SixDigits, Typed } from '../fields.ts';
import { REFRESH_TOKEN_HEADER } from '../headers.ts';
import { SecondFactor } from '../views/account-second-factor.ts';
import { Session } from '../views/account.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';

/** Details of `second_factor_needed` at sign-in: the ticket for the second step, and the available steps. */
export const RequiredSecondStep = z.object({ ticket: z.string(), ways: z.array(SecondStep) });
export type RequiredSecondStep = z.infer<typeof RequiredSecondStep>;

/** Shown once. */
const RecoveryCodes = z.array(z.string());

/** Code from the authenticator app, or a recovery code. */
export const SecondStepCode = Typed.check(z.minLength(1, 'Required'), z.maxLength(40));

/** Two-step sign-in (docs/decisions/second-factor.md). */
export const secondFactorCalls = {
  /** Follows `second_factor_needed`, which any sign-in method may return. Each code opens one session. */
  takeSecondStep: defineCall({
    method: 'POST',
    path: '/auth/second-factor',
    summary:
      'Complete a sign-in with the second step: a code of the authenticator app, a recovery code or a passkey ' +
      '(options: /auth/passkeys/sign-in/options)',
    who: 'anyone',
    rate: 'signingIn',
    body: z
      .object({
        ticket: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200)),
        code: z.optional(SecondStepCode),
        credential: z.optional(Assertion),
      })
      .check(
        z.refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
          error: 'Either a code or a passkey is needed',
          path: ['code'],
        }),
      ),
    headers: [REFRESH_TOKEN_HEADER],
    answer: Session,
    errors: ['wrong_code', 'code_not_current', 'code_spent', 'passkey_refused', 'sign_in_expired', 'account_suspended'],
  }),
  readSecondFactor: defineCall({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Read the own two-step sign-in settings and the number of recovery codes',
    who: 'signed-in',
    readBy: 'command-api',
    answer: SecondFactor,
    errors: ['not_found'],
  }),
  /** Has no effect until it is confirmed. */
  startTotp: defineCall({
    method: 'POST',
    path: '/auth/second-factor/totp',
    summary: 'Create a key for an authenticator app, valid for 15 minutes',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    answer: z.object({
      /** For manual entry. */
      secret: z.string(),
      /** Content of the QR code. */
      uri: z.string(),
    }),
    errors: ['already_exists', 'not_found'],
  }),
  /** `not_allowed_now`: the key has expired, and a new one is needed. */
  confirmTotp: defineCall({
    method: 'POST',
    path: '/auth/second-factor/totp/confirm',
    summary: 'Turn two-step sign-in on with a first code; ends all other sessions and renews the tokens of this one',
    who: 'signed-in',
    rate: 'signingIn',
    body: z.object({ code: SixDigits }),
    headers: [REFRESH_TOKEN_HEADER],
    answer: z.extend(Session, { recoveryCodes: RecoveryCodes }),
    errors: ['wrong_code', 'code_not_current', 'not_allowed_now', 'already_exists', 'not_found', 'conflict'],
  }),
  removeTotp: defineCall({
    method: 'DELETE',
    path: '/auth/second-factor/totp',
    summary: 'Turn two-step sign-in off; the user is notified',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    answer: SecondFactor,
    errors: ['second_factor_required', 'not_found', 'conflict'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Create new recovery codes, which replace the earlier ones',
    who: 'signed-in',
    freshSignIn: 'always',
    rate: 'signingIn',
    answer: z.object({ recoveryCodes: RecoveryCodes }),
    errors: ['not_allowed_now', 'not_found', 'conflict'],
  }),
  resetSecondFactor: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/reset-second-factor',
    summary:
      'Remove the second factors of a client or worker who lost them; ends their sessions. For admins it needs an approval ' +
      '(/admin/approvals)',
    who: ['admin'],
    permission: 'people.help',
    freshSignIn: 'always',
    params: z.object({ id: Id }),
    body: z.object({ reason: Reason }),
    answer: Done,
    errors: ['not_found', 'not_allowed_now', 'second_admin_needed', 'last_way_in', 'conflict'],
  }),
};
