import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Account } from '#contracts/account/account-fold.ts';
import type { CloudProvider } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';

/** What a person signs in with: an email in lower case or a phone number in E.164. */
export type LoginName = { kind: 'email' | 'phone'; value: string };

/** Somebody’s account elsewhere, of which only its issuer’s name for them never changes. */
export type CloudLogin = { kind: CloudProvider; value: string; subject: string };

/** A passkey, by the id that the device which made it has for it. */
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

/** "0917 123 4567", "63917…" and "+63917…" are one number; what is no number stays as it was written. */
export function phoneLogin(phone: string): LoginName {
  const number = parsePhoneNumberFromString(phone, 'PH');
  return { kind: 'phone', value: number?.isPossible() ? number.number : phone.trim() };
}

/** The one field of the sign-in form takes either. */
export function loginNameOf(text: string): LoginName {
  return text.includes('@') ? emailLogin(text) : phoneLogin(text);
}

/** Where a wrong guess at somebody's own account is written down. */
export function loginOf({ accountId, email, phone }: Account): LoginName {
  return email === null ? phoneLogin(phone ?? streams.account(accountId)) : emailLogin(email);
}

export function loginStream({ value }: AnyLogin): string {
  return streams.login(createHash('sha256').update(value).digest('hex'));
}
