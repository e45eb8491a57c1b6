import { createHash } from 'node:crypto';
import type { Account } from '#contracts/account/account-fold.ts';
import type { CloudProvider } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { e164Of } from '#infra/sms/phone-number.ts';

/** An email in lower case or a phone number in E.164. */
export type LoginName = { kind: 'email' | 'phone'; value: string };

/** A cloud account. `subject`: the issuer's id for it, the only part that never changes. */
export type CloudLogin = { kind: CloudProvider; value: string; subject: string };

/** A passkey, by its WebAuthn credential id. */
export type PasskeyLogin = { kind: 'passkey'; value: string; credentialId: string };

export type AnyLogin = LoginName | CloudLogin | PasskeyLogin;

export function passkeyLogin(credentialId: string): PasskeyLogin {
  return { kind: 'passkey', value: `passkey|${credentialId}`, credentialId };
}

export function cloudLogin(kind: CloudProvider, subject: string): CloudLogin {
  return { kind, value: `${kind}|${subject}`, subject };
}

export function emailLogin(email: string): LoginName {
  return { kind: 'email', value: email.trim().toLowerCase() };
}

/** "0917 123 4567", "63917…" and "+63917…" are one number; text that is not a number stays unchanged. */
export function phoneLogin(phone: string): LoginName {
  return { kind: 'phone', value: e164Of(phone) ?? phone.trim() };
}

/** The sign-in form has one field for both. */
export function loginNameOf(text: string): LoginName {
  return text.includes('@') ? emailLogin(text) : phoneLogin(text);
}

/** The login whose stream records wrong guesses at this account. */
export function loginOf({ accountId, email, phone }: Account): LoginName {
  return email === null ? phoneLogin(phone ?? streams.account(accountId)) : emailLogin(email);
}

export function loginStream({ value }: AnyLogin): string {
  return streams.login(createHash('sha256').update(value).digest('hex'));
}
