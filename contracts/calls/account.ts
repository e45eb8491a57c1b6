import * as z from 'zod/mini';
import { NotificationChoice } from '../account/notification-choice.ts';
import { ContactKind } from '../events/account.ts';
import { ATTEMPT_HEADER, REFRESH_TOKEN_HEADER } from '../headers.ts';
import {
  Coordinates,
  Email,
  FileUrl,
  IdToken,
  Name,
  Password,
  PhilippineMobile,
  Phone,
  PlainName,
  Reason,
  SixDigits,
  Typed,
  TypedPassword,
} from '../fields.ts';
import { Language, PaymentMethod } from '../roles.ts';
import { Closing, Session, SignedInSession, User } from '../views/account.ts';
import { defineCall } from './call.ts';
import { Done, idParams } from './params.ts';
import { MyData } from '../views/account-my-data.ts';

const UserAnswer = z.object({ user: User });
/** null without a session: the code is correct and can be used for registration. */
const ProvenAnswer = z.object({ user: z.nullable(User) });
/** Sign-in by password, registration and profile; further sign-in methods are in the account-*.ts files. */
export const accountCalls = {
  register: defineCall({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register with an email, the code sent to it and a password, or with a mobile number and its code',
    who: 'anyone',
    rate: 'signingIn',
    body: z
      .object({
        email: z.optional(Email),
        phone: z.optional(Phone),
        phoneCode: z.optional(SixDigits),
        /** Code sent to the email. Without it the account cannot sign in by email until the email is verified. */
        emailCode: z.optional(SixDigits),
        password: z.optional(Password),
        firstName: Name,
        lastName: Name,
        userType: z.enum(['client', 'worker']),
        language: z.optional(Language),
      })
      .check(
        z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
          error: 'An email or a mobile number is needed',
          path: ['email'],
        }),
        z.refine(({ email, password }) => email === undefined || password !== undefined, {
          error: 'Required with an email',
          path: ['password'],
        }),
        z.refine(({ email, phoneCode }) => email !== undefined || phoneCode !== undefined, {
          error: 'Required without an email',
          path: ['phoneCode'],
        }),
      ),
    headers: [REFRESH_TOKEN_HEADER, ATTEMPT_HEADER],
    answer: Session,
    status: 201,
    errors: [
      'common_password',
      'email_taken',
      'phone_taken',
      'wrong_code',
      'code_used_up',
      'code_spent',
      'account_suspended',
      'switched_off',
    ],
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with an email (or mobile number) and password',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      email: Typed.check(z.minLength(1, 'Required'), z.maxLength(254)),
      password: TypedPassword,
    }),
    headers: [REFRESH_TOKEN_HEADER],
    answer: Session,
    errors: ['wrong_credentials', 'password_outdated', 'account_suspended'],
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token, from the body or the cookie, for new tokens',
    who: 'anyone',
    rate: 'refreshing',
    limitedBy: 'refreshToken',
    headers: [REFRESH_TOKEN_HEADER],
    body: z.optional(
      z.object({
        refreshToken: z.optional(z.string().check(z.maxLength(500))),
        /** How long the user has not touched the browser: an automatic refresh does not count as use of the session. */
        idleSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(1e9))),
      }),
    ),
    answer: Session,
    errors: ['account_suspended'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the sessions of the access token and of the refresh token in the body or the cookie',
    who: 'anyone',
    body: z.optional(z.object({ refreshToken: z.optional(z.string().check(z.maxLength(500))) })),
    answer: Done,
    errors: [],
  }),
  me: defineCall({
    method: 'GET',
    path: '/auth/me',
    summary: 'Read the own account',
    who: 'signed-in',
    answer: UserAnswer,
    errors: ['not_found'],
  }),
  /** A new email or phone only takes effect once it is verified by the code sent there. */
  changeMe: defineCall({
    method: 'PUT',
    path: '/auth/me',
    summary: 'Change the own profile; a new email or phone receives a code',
    who: 'signed-in',
    body: z.object({
      firstName: z.optional(PlainName),
      lastName: z.optional(PlainName),
      email: z.optional(Email),
      phone: z.optional(Phone),
      avatar: z.optional(z.nullable(FileUrl)),
      language: z.optional(Language),
      location: z.optional(z.extend(Coordinates, { city: z.optional(z.string().check(z.maxLength(100))) })),
      defaultPaymentMethodName: z.optional(PaymentMethod),
      /** Omitted choices stay as they are. */
      notifications: z.optional(z.partial(NotificationChoice)),
    }),
    answer: UserAnswer,
    errors: ['not_found', 'conflict'],
  }),
  sendEmailCode: defineCall({
    method: 'POST',
    path: '/auth/verify-email/send-code',
    summary:
      'Mail a six-digit code to the account’s current or pending address; without a session to any address, for registration',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      email: z.optional(Email),
      /** Contains the email, and replaces or confirms `email`. Must be fresh, as for signing in with Google. */
      firebaseIdToken: z.optional(IdToken),
      language: z.optional(Language),
    }),
    headers: [ATTEMPT_HEADER],
    answer: Done,
    errors: ['not_found', 'forbidden', 'id_token_refused'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/auth/verify-email/verify-code',
    summary:
      'Verify the address with the mailed code (replacing another one needs a fresh sign-in); for a visitor, check the code',
    who: 'anyone',
    freshSignIn: 'sometimes',
    rate: 'signingIn',
    body: z.object({ email: z.optional(Email), code: SixDigits }),
    headers: [ATTEMPT_HEADER],
    answer: ProvenAnswer,
    errors: ['wrong_code', 'code_used_up', 'code_spent', 'email_taken', 'not_found', 'conflict'],
  }),
  /**
   * Codes go to the account's current or pending number only, so that an attacker with a session cannot redirect a
   * payout's code.
   */
  sendPhoneCode: defineCall({
    method: 'POST',
    path: '/auth/send-gcash-code',
    summary:
      'Text a six-digit code to the account’s current or pending number; without a session to any number, for registration',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ phone: Phone, language: z.optional(Language) }),
    headers: [ATTEMPT_HEADER],
    answer: Done,
    errors: ['not_found', 'forbidden', 'switched_off'],
  }),
  /**
   * A code to the account's own number also permits one change of the payout account, in this session, for ten minutes.
   */
  verifyPhone: defineCall({
    method: 'POST',
    path: '/auth/verify-gcash-code',
    summary: 'Verify the number with the texted code (a new one needs a fresh sign-in); for a visitor, check the code',
    who: 'anyone',
    freshSignIn: 'sometimes',
    rate: 'signingIn',
    body: z.object({ phone: Phone, code: SixDigits }),
    headers: [ATTEMPT_HEADER],
    answer: ProvenAnswer,
    errors: ['wrong_code', 'code_used_up', 'code_spent', 'phone_taken', 'not_found', 'conflict'],
  }),
  cancelContactChange: defineCall({
    method: 'POST',
    path: '/auth/cancel-contact-change',
    summary: 'Withdraw a pending email or phone',
    who: 'signed-in',
    body: z.object({ kind: ContactKind }),
    answer: UserAnswer,
    errors: ['not_found', 'conflict'],
  }),
  undoContactChange: defineCall({
    method: 'POST',
    path: '/auth/undo-contact-change',
    summary: 'Restore a former email or phone with the token sent to it; ends all sessions',
    who: 'anyone',
    body: z.object({ token: z.string().check(z.minLength(1, 'Required'), z.maxLength(200)) }),
    answer: z.object({ kind: ContactKind }),
    errors: ['link_expired', 'conflict'],
  }),
};

/** Registration and sign-in with a mobile number and a code alone (docs/decisions/phone-only.md). */
export const phoneCalls = {
  /** Gives the same answer for every number, before the account is looked up. */
  sendSignInCode: defineCall({
    method: 'POST',
    path: '/auth/phone/send-code',
    summary: 'Send a six-digit code to a mobile number, for registration or sign-in',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({ phone: PhilippineMobile, language: z.optional(Language) }),
    headers: [ATTEMPT_HEADER],
    answer: Done,
    errors: ['switched_off'],
  }),
  loginByPhone: defineCall({
    method: 'POST',
    path: '/auth/phone/login',
    summary: 'Sign in with a mobile number and the code sent to it',
    who: 'anyone',
    rate: 'signingIn',
    body: z.object({
      phone: PhilippineMobile,
      code: SixDigits,
    }),
    headers: [REFRESH_TOKEN_HEADER, ATTEMPT_HEADER],
    answer: Session,
    errors: ['wrong_code', 'code_used_up', 'code_spent', 'no_account', 'second_proof_needed', 'account_suspended'],
  }),
};

/** A user's sessions, and how to end them (docs/decisions/session-lifetimes.md). */
export const sessionCalls = {
  listSessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'List own sessions, the current one first',
    who: 'signed-in',
    readBy: 'command-api',
    answer: z.object({ items: z.array(SignedInSession) }),
    errors: ['not_found'],
  }),
  /** Access tokens of an ended session are refused within two seconds, and its sockets are closed. */
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'End one of the own sessions',
    who: 'signed-in',
    params: idParams,
    answer: Done,
    errors: ['not_found', 'conflict'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End all own sessions except the current one',
    who: 'signed-in',
    answer: z.object({ ended: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  /** For a lost phone or a suspected intruder, when a suspension would be too much. */
  endSessionsOf: defineCall({
    method: 'POST',
    path: '/admin/users/{id}/end-sessions',
    summary: 'End all sessions of a person; they may sign in again',
    who: ['admin'],
    permission: 'people.help',
    freshSignIn: 'always',
    params: idParams,
    body: z.object({ reason: Reason }),
    answer: Done,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
};

/** Closing an account, and what prevents it (docs/decisions/closing-an-account.md). */
export const closingCalls = {
  readClosing: defineCall({
    method: 'GET',
    path: '/auth/closing',
    summary: 'List what must end before the own account can be closed',
    who: 'signed-in',
    answer: Closing,
    errors: ['not_found'],
  }),
  closeAccount: defineCall({
    method: 'POST',
    path: '/auth/close-account',
    summary: 'Close the own account: ends all sessions; signing in within 30 days reopens it',
    who: 'signed-in',
    freshSignIn: 'always',
    body: z.object({ grant: z.optional(z.string().check(z.minLength(1, 'Required'), z.maxLength(1000))) }),
    answer: z.object({ reopenUntil: z.string() }),
    errors: ['not_found', 'closing_unchecked', 'closing_blocked', 'conflict'],
  }),
};

const Grant = z.string().check(z.minLength(1, 'Required'), z.maxLength(1000));

/** A person's export of their own data (docs/decisions/my-data.md). */
export const myDataCalls = {
  /** Limited to a few times a day: it is expensive, and what a thief would want. */
  requestMyData: defineCall({
    method: 'POST',
    path: '/auth/my-data',
    summary: 'Request an export of the own data; the export is recorded',
    who: 'signed-in',
    freshSignIn: 'always',
    answer: z.object({ grant: z.string(), expiresAt: z.string() }),
    fleeting: true,
    errors: ['not_found', 'conflict'],
  }),
  readMyData: defineCall({
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Export the own data with the requested grant',
    who: 'signed-in',
    /** Good for one use. */
    query: z.object({ grant: Grant }),
    answer: MyData,
    streamed: true,
    errors: ['not_found'],
  }),
};
