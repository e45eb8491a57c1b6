import { isDeepStrictEqual } from 'node:util';
import type { Account, AccountState } from '#contracts/account/account-fold.ts';
import { everyNotification } from '#contracts/account/notification-choice.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { FieldError } from '#contracts/errors.ts';
import { textFaults } from '#contracts/fields.ts';
import { isReservedName } from '#contracts/foreign-text.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ChangeAccount, ProfileChanges } from './commands.ts';
import { requestContactChange } from './decide-contact-change.ts';

export function changeAccount(
  { email, phone, now, ...changes }: ChangeAccount,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.kind === 'none') return refuse('not_found');
  const reserved = reservedNames(changes, state);
  if (reserved.length > 0) return refuse('invalid', undefined, undefined, reserved);
  return [
    ...changeProfile(changes, state),
    ...(email === undefined ? [] : requestContactChange({ kind: 'email', value: email, now }, state)),
    ...(phone === undefined ? [] : requestContactChange({ kind: 'phone', value: phone, now }, state)),
  ];
}

/** Only staff may use names reserved for the platform. */
function reservedNames(changes: ProfileChanges, account: Account): FieldError[] {
  if (account.userType === 'admin') return [];
  return (['firstName', 'lastName'] as const)
    .filter((path) => changes[path] !== undefined && changes[path] !== account[path] && isReservedName(changes[path]))
    .map((path) => ({ path, message: textFaults.reserved }));
}

function changeProfile(changes: ProfileChanges, account: Account): AccountEvent[] {
  return [
    ...profileChanged(changes, account),
    ...avatarChanged(changes, account),
    ...languageChosen(changes, account),
    ...methodChosen(changes, account),
    ...notificationsChosen(changes, account),
  ];
}

function profileChanged(changes: ProfileChanges, account: Account): AccountEvent[] {
  const known = profileOf(account);
  const data = {
    firstName: changes.firstName ?? known.firstName,
    lastName: changes.lastName ?? known.lastName,
    // A new address needs a proof and has its own events (decide-contact-change.ts).
    email: known.email,
    phone: known.phone,
    location: changes.location ?? known.location,
  };
  return isDeepStrictEqual(known, data) ? [] : [{ type: 'ProfileChanged', data }];
}

function profileOf({ firstName, lastName, email, phone, location }: Account) {
  return { firstName, lastName, email, phone, location };
}

/** null removes the avatar; undefined keeps it. */
function avatarChanged({ avatar }: ProfileChanges, account: Account): AccountEvent[] {
  return avatar === undefined || avatar === account.avatar ? [] : [{ type: 'AvatarChanged', data: { avatar } }];
}

function languageChosen({ language }: ProfileChanges, account: Account): AccountEvent[] {
  return language === undefined || language === account.language
    ? []
    : [{ type: 'LanguageChosen', data: { language } }];
}

function methodChosen({ defaultPaymentMethod: method }: ProfileChanges, account: Account): AccountEvent[] {
  return method === undefined || method === account.defaultPaymentMethod
    ? []
    : [{ type: 'DefaultPaymentMethodChosen', data: { method } }];
}

function notificationsChosen({ notifications: wanted = {} }: ProfileChanges, account: Account): AccountEvent[] {
  const known = account.notifications ?? everyNotification;
  const data = { popUps: wanted.popUps ?? known.popUps, mails: wanted.mails ?? known.mails };
  return isDeepStrictEqual(known, data) ? [] : [{ type: 'NotificationsChosen', data }];
}
