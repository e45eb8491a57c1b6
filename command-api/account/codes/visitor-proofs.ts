import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { PhilippineMobile } from '#contracts/fields.ts';
import type { Language } from '#contracts/roles.ts';
import type { AccountDeps } from '../deps.ts';
import { emailLogin, type LoginName, phoneLogin } from '../logins/login-name.ts';
import { emailForCode } from './email-for-code.ts';
import { addressOf } from '../passwords/prove-password.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { createVisitorCodes, type SubmittedCode } from './visitor-codes.ts';

export type ProofCalls = Handlers<'sendEmailCode' | 'verifyEmail' | 'sendPhoneCode' | 'verifyPhone'>;

/**
 * Endpoints that prove an address of a visitor without an account. The code can open one. The responses are the same for every
 * address (docs/decisions/hidden-addresses.md).
 */
export function visitorProofHandlers(deps: AccountDeps): ProofCalls {
  const codes = createVisitorCodes(deps);
  const limits = createGuessLimits(deps);

  async function send(to: LoginName, language: Language = 'en', context: CallContext) {
    refuseEnded(context);
    await codes.send({ ...to, language }, context);
    return { data: { done: true } } as const;
  }

  /** Does not spend the code: it can still open an account. */
  async function prove(submitted: SubmittedCode, context: CallContext) {
    refuseEnded(context);
    // Codes limit tries per address; this limits one caller's tries at many addresses.
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(context) }]);
    await codes.check(submitted, context);
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

/** Texts abroad are expensive and attract toll fraud (docs/decisions/phone-only.md). */
function textable({ phone }: { phone: string }): LoginName {
  if (!PhilippineMobile.safeParse(phone).success) throw invalid('phone', 'Not a Philippine mobile number');
  return phoneLogin(phone);
}

/** Rejects a caller whose session has ended: the code would prove nothing about their account. */
function refuseEnded({ header }: CallContext): void {
  if (header?.('Authorization')) throw new ApiError('unauthenticated');
}

function invalid(path: string, message: string): ApiError {
  return new ApiError('invalid', { errors: [{ path, message }] });
}
