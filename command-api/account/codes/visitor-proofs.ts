import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { PhilippineMobile } from '#contracts/fields.ts';
import type { Language } from '#contracts/roles.ts';
import type { AccountDeps } from '../deps.ts';
import { emailLogin, type LoginName, phoneLogin } from '../logins/login-name.ts';
import { emailForCode } from './email-for-code.ts';
import { addressOf } from '../passwords/prove-password.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { createVisitorCodes, type Given } from './visitor-codes.ts';

export type ProofCalls = Handlers<'sendEmailCode' | 'verifyEmail' | 'sendPhoneCode' | 'verifyPhone'>;

/**
 * The calls that prove an address, for people without an account: the code is good for opening one, and the answers are the
 * same for every address (docs/decisions/hidden-addresses.md).
 */
export function visitorProofHandlers(deps: AccountDeps): ProofCalls {
  const codes = createVisitorCodes(deps);
  const limits = createGuessLimits(deps);

  async function send(to: LoginName, language: Language = 'en', context: CallContext) {
    refuseEnded(context);
    await codes.send({ ...to, language }, context);
    return { data: { done: true } } as const;
  }

  /** The code stays good for opening an account with it. */
  async function prove(given: Given, context: CallContext) {
    refuseEnded(context);
    // A code has few tries, but somebody may try one at each of many addresses.
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(context) }]);
    await codes.check(given, context);
    await admitted.right();
    return { data: { user: null } };
  }

  return {
    sendEmailCode: async ({ body, context }) => {
      refuseEnded(context);
      const email = await emailForCode(deps, body);
      return send(emailIn({ email }), body.language, context);
    },
    verifyEmail: async ({ body, context }) => prove({ ...emailIn(body), code: body.code }, context),
    sendPhoneCode: async ({ body, context }) => send(textable(body), body.language, context),
    verifyPhone: async ({ body, context }) => prove({ ...phoneLogin(body.phone), code: body.code }, context),
  };
}

function emailIn({ email }: { email?: string | undefined }): LoginName {
  if (email === undefined) throw invalid('email', 'Required without a session');
  return emailLogin(email);
}

/** Texts abroad cost much, and there are those who live by asking for them (docs/decisions/phone-only.md). */
function textable({ phone }: { phone: string }): LoginName {
  if (!PhilippineMobile.safeParse(phone).success) throw invalid('phone', 'Not a Philippine mobile number');
  return phoneLogin(phone);
}

/** Whose session has ended is no visitor: the code would go out, and prove nothing of their account. */
function refuseEnded({ header }: CallContext): void {
  if (header?.('Authorization')) throw new ApiError('unauthenticated');
}

function invalid(path: string, message: string): ApiError {
  return new ApiError('invalid', { errors: [{ path, message }] });
}
