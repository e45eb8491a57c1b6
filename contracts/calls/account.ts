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
  Phone,
  PlainName,
  SixDigits,
  Typed,
  TypedPassword,
} from '../fields.ts';
import { Language, PaymentMethod } from '../roles.ts';
import { Session, User } from '../views/account.ts';
import { defineCall } from './call.ts';
import { Done } from './params.ts';

const UserAnswer = z.object({ user: User });
/** null without a session: the code is correct and can be used for registration. */
const ProvenAnswer = z.object({ user: z.nullable(User) });
/** Sign-in by password, registration and profile; other sign-in methods are in the account-*.ts files. */
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
    errors: ['not_found', 'forbidden'],
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
