import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { account } from './account.ts';

/** Texts of account and login events. */
export const accountEn = {
  AccountRegistered: {
    action: 'Opened an account',
    happened: '{name} opened an account',
    changes: `as ${codesEn.userType}`,
  },
  ProfileChanged: {
    action: 'Changed the profile',
    happened: 'Profile changed: {name}',
    changes: '{firstName} {lastName}',
  },
  AvatarChanged: {
    action: 'Changed the picture',
    happened: 'Picture changed',
  },
  EmailVerified: {
    action: 'Verified the email',
    happened: 'Email verified: {what}',
    changes: '{email}',
  },
  PhoneVerified: {
    action: 'Verified the phone',
    happened: 'Phone verified: {what}',
    changes: '{phone}',
  },
  PhoneReleased: {
    action: 'Released a phone number',
    happened: 'Phone number released',
    changes: '{phone}, {because, select, unused {unused for 90 days} other {for its new owner}}',
    toThemselves: 'Your phone number was removed from your account',
  },
  PhoneConfirmed: {
    action: 'Confirmed a person’s number',
    happened: 'Number confirmed by staff',
    changes: '{phone}',
    toThemselves: 'Suki’s staff checked that it’s you: you can log in by text again',
  },
  ContactChangeRequested: {
    action: 'Asked to change email or number',
    happened: 'New email or number asked for: {what}',
    changes: '{value}',
  },
  ContactChangeWithdrawn: {
    action: 'Kept the old email or number',
    happened: 'New email or number withdrawn: {what}',
    changes: `${codesEn.contactKind}{reason, select, expired {: not proven in time} other {}}`,
  },
  ContactChanged: {
    action: 'Changed email or number',
    happened: 'Email or number changed: {what}',
    changes: `{former, select, none {none} other {{former}}} → {value}, by ${codesEn.proof}`,
  },
  ContactChangeUndone: {
    action: 'Undid a change of email or number',
    happened: 'Change of email or number undone: {what}',
    changes:
      `{value, select, none {no ${codesEn.contactKind}} other {{value}}}{reason, select, not_me {} other {, ` +
      'with an earlier change}}',
  },
  CloudSignInLinked: {
    action: 'Added a way to sign in',
    happened: 'Way to sign in added: {what}',
    changes:
      `${codesEn.provider}: {email, select, none {no email} other {{email}}}, by {because, select, ` +
      'registration {registration} same_email {same email} other {person}}',
  },
  CloudSignInUnlinked: {
    action: 'Removed a way to sign in',
    happened: 'Way to sign in removed: {what}',
    changes: `${codesEn.provider}: {email, select, none {no email} other {{email}}}`,
  },
  PasskeyAdded: {
    action: 'Added a passkey',
    happened: 'Passkey added: {name}',
    changes: '{name}',
  },
  PasskeyRenamed: {
    action: 'Renamed a passkey',
    happened: 'Passkey is now called {name}',
    changes: '{name}',
  },
  PasskeyRemoved: {
    action: 'Removed a passkey',
    happened: 'Passkey removed: {name}',
    changes: '{name}',
  },
  PasswordChanged: {
    action: 'Changed the password',
    happened: 'Password changed',
    changes:
      '{cause, select, reset {by a link} first {a first one} configured {by ADMIN_PASSWORD} other {by ' +
      'themselves}}',
  },
  SecondFactorAdded: {
    action: 'Turned two-step sign-in on',
    happened: 'Two-step sign-in turned on',
    changes: 'authenticator app, {recoveryCodes} recovery codes',
  },
  SecondFactorRemoved: {
    action: 'Turned two-step sign-in off',
    happened: 'Two-step sign-in turned off',
    changes: 'authenticator app',
  },
  SecondFactorReset: {
    action: 'Reset two-step sign-in',
    happened: 'Two-step sign-in reset: {reason}',
    changes: '{reason}',
    toThemselves: 'Suki’s staff reset your two-step sign-in',
  },
  SessionsEnded: {
    action: 'Logged a person out everywhere',
    happened: 'Logged out everywhere: {reason}',
    changes: '{reason}',
    toThemselves: 'Suki’s staff logged you out everywhere',
  },
  RecoveryCodesRenewed: {
    action: 'Made new recovery codes',
    happened: 'New recovery codes made',
    changes: '{left} codes',
  },
  RecoveryCodeUsed: {
    action: 'Used a recovery code',
    happened: 'Recovery code used, {count} left',
    changes: '{left} left',
  },
  StaffNoteAdded: {
    action: 'Wrote a note about somebody',
    happened: 'Staff wrote a note',
    toThemselves: 'Suki’s staff wrote a note about you',
  },
  OwnDataTaken: {
    action: 'Took a copy of their data',
    happened: 'A copy of their data was taken',
  },
  ListViewSaved: {
    action: 'Saved a view of a list',
    happened: 'View of a list saved: {name}',
    changes: '{name}',
  },
  ListViewDeleted: {
    action: 'Deleted a view of a list',
    happened: 'View of a list deleted: {name}',
    changes: '{name}',
  },
  DefaultPaymentMethodChosen: {
    action: 'Chose a payment method',
    happened: 'Payment method chosen: {what}',
    changes: `${codesEn.method}`,
  },
  NotificationsChosen: {
    action: 'Chose how they’re notified',
    happened: 'How they’re notified was chosen',
  },
  LanguageChosen: {
    action: 'Chose a language',
    happened: 'Language chosen: {what}',
    changes: `${codesEn.language}`,
  },
  RoleChanged: {
    action: 'Changed a role',
    happened: 'Role is now {what}',
    changes:
      'now {staffRole, select, owner {an admin, as owner} support {an admin, for support} finance {an admin, ' +
      'for finance} trust {an admin, for trust and safety} auditor {an admin, as auditor} other ' +
      `{${codesEn.userType}}}`,
    toThemselves: 'Suki’s staff changed your role',
    server: {
      action: 'Changed the role',
    },
  },
  SignedIn: {
    action: 'Signed in',
    happened: 'Signed in by {what}',
    changes:
      `${codesEn.signInMethod}{secondStep, select, none {} totp {, then a code of the app} passkey {, then a ` +
      'passkey} other {, then a recovery code}}',
  },
  SignedOut: {
    action: 'Signed out',
    happened: 'Signed out',
    changes:
      '{cause, select, ended_elsewhere {from another device} signed_in_again {signed in again in that browser} ' +
      'token_reused {its token was used twice} other {there}}',
  },
  AccountSuspended: {
    action: 'Suspended an account',
    happened: 'Account suspended: {reason}',
    changes: '{reason}',
    toThemselves: 'Suki’s staff suspended your account',
    server: {
      action: 'Suspended account',
    },
  },
  AccountClosed: {
    action: 'Closed the account',
    happened: 'Account closed',
    changes: 'may be reopened until {reopenUntil}',
  },
  AccountReopened: {
    action: 'Opened the account again',
    happened: 'Account opened again',
    changes: 'closed → active',
  },
  AccountClosureCompleted: {
    action: 'Closed the account for good',
    happened: 'Account closed for good',
    changes: 'for good',
    toThemselves: 'Your account was closed for good',
  },
  AccountReinstated: {
    action: 'Reinstated an account',
    happened: 'Account reinstated',
    changes: 'suspended → active',
    toThemselves: 'Suki’s staff lifted the suspension',
    server: {
      action: 'Reinstated account',
    },
  },
  LoginClaimed: {
    action: 'Claimed a sign-in name',
    happened: 'Sign-in name claimed by {what}',
    changes: `${codesEn.loginKind}`,
  },
  LoginReleased: {
    action: 'Released a sign-in name',
    happened: 'Sign-in name released',
  },
  SignInRefused: {
    action: 'Sign-in refused',
    happened: 'Sign-in refused, try {count}',
    changes:
      '{reason, select, unknown {unknown} wrong_password {wrong password} wrong_code {wrong code} suspended ' +
      '{suspended} wrong_passkey {wrong passkey} other {copied passkey}}, try {attempts}',
  },
  PasswordResetRequested: {
    action: 'Asked for a new password',
    happened: 'A new password was asked for',
    changes: '{by, select, staff {a link sent by staff} other {}}',
  },
} satisfies TextsOf<typeof account>;
