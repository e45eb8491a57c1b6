import type { TextsOf } from './texts.ts';
import type { account } from './account.ts';

/** Every event of an account and its sign-in names in words. */
export const accountEn = {
  AccountRegistered: {
    action: 'Opened an account',
    happened: '{name} opened an account',
    server: {
      changes: 'as {userType}',
    },
  },
  ProfileChanged: {
    action: 'Changed the profile',
    happened: 'Profile changed: {name}',
    server: {
      changes: '{firstName} {lastName}',
    },
  },
  AvatarChanged: {
    action: 'Changed the picture',
    happened: 'Picture changed',
  },
  EmailVerified: {
    action: 'Verified the email',
    happened: 'Email verified: {what}',
    server: {
      changes: '{email}',
    },
  },
  PhoneVerified: {
    action: 'Verified the phone',
    happened: 'Phone verified: {what}',
    server: {
      changes: '{phone}',
    },
  },
  ContactChangeRequested: {
    action: 'Asked to change email or number',
    happened: 'New email or number asked for: {what}',
    server: {
      changes: '{value}',
    },
  },
  ContactChangeWithdrawn: {
    action: 'Kept the old email or number',
    happened: 'New email or number withdrawn: {what}',
    server: {
      changes: '{reason, select, expired {{kind}: not proven in time} other {{kind}}}',
    },
  },
  ContactChanged: {
    action: 'Changed email or number',
    happened: 'Email or number changed: {what}',
    server: {
      changes: '{former} → {value}, by {proof}',
    },
  },
  ContactChangeUndone: {
    action: 'Undid a change of email or number',
    happened: 'Change of email or number undone: {what}',
    server: {
      changes:
        '{value, select, none {no {kind}} other {{value}}}{reason, select, not_me {} other {, with an earlier change}}',
    },
  },
  CloudSignInLinked: {
    action: 'Added a way to sign in',
    happened: 'Way to sign in added: {what}',
    server: {
      changes: '{provider}: {email, select, none {no email} other {{email}}}, by {because}',
    },
  },
  CloudSignInUnlinked: {
    action: 'Removed a way to sign in',
    happened: 'Way to sign in removed: {what}',
    server: {
      changes: '{provider}: {email, select, none {no email} other {{email}}}',
    },
  },
  PasskeyAdded: {
    action: 'Added a passkey',
    happened: 'Passkey added: {name}',
    server: {
      changes: '{name}',
    },
  },
  PasskeyRenamed: {
    action: 'Renamed a passkey',
    happened: 'Passkey is now called {name}',
    server: {
      changes: '{name}',
    },
  },
  PasskeyRemoved: {
    action: 'Removed a passkey',
    happened: 'Passkey removed: {name}',
    server: {
      changes: '{name}',
    },
  },
  PasswordChanged: {
    action: 'Changed the password',
    happened: 'Password changed',
    server: {
      changes:
        '{cause, select, reset {by a link} first {a first one} configured {by ADMIN_PASSWORD} other {by themselves}}',
    },
  },
  SecondFactorAdded: {
    action: 'Turned two-step sign-in on',
    happened: 'Two-step sign-in turned on',
    server: {
      changes: 'authenticator app, {recoveryCodes} recovery codes',
    },
  },
  SecondFactorRemoved: {
    action: 'Turned two-step sign-in off',
    happened: 'Two-step sign-in turned off',
    server: {
      changes: 'authenticator app',
    },
  },
  SecondFactorReset: {
    action: 'Reset two-step sign-in',
    happened: 'Two-step sign-in reset: {reason}',
    toThemselves: 'Suki’s staff reset your two-step sign-in',
    server: {
      changes: '{reason}',
    },
  },
  SessionsEnded: {
    action: 'Logged a person out everywhere',
    happened: 'Logged out everywhere: {reason}',
    toThemselves: 'Suki’s staff logged you out everywhere',
    server: {
      changes: '{reason}',
    },
  },
  RecoveryCodesRenewed: {
    action: 'Made new recovery codes',
    happened: 'New recovery codes made',
    server: {
      changes: '{left} codes',
    },
  },
  RecoveryCodeUsed: {
    action: 'Used a recovery code',
    happened: 'Recovery code used, {count} left',
    server: {
      changes: '{left} left',
    },
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
    server: {
      changes: '{name}',
    },
  },
  ListViewDeleted: {
    action: 'Deleted a view of a list',
    happened: 'View of a list deleted: {name}',
    server: {
      changes: '{name}',
    },
  },
  DefaultPaymentMethodChosen: {
    action: 'Chose a payment method',
    happened: 'Payment method chosen: {what}',
    server: {
      changes: '{method}',
    },
  },
  NotificationsChosen: {
    action: 'Chose how they’re notified',
    happened: 'How they’re notified was chosen',
  },
  LanguageChosen: {
    action: 'Chose a language',
    happened: 'Language chosen: {what}',
    server: {
      changes: '{language}',
    },
  },
  RoleChanged: {
    action: 'Changed a role',
    happened: 'Role is now {what}',
    toThemselves: 'Suki’s staff changed what you’re here as',
    server: {
      action: 'Changed the role',
      changes:
        'now {staffRole, select, owner {an admin, as owner} support {an admin, for support} finance {an admin, for finance} ' +
        'trust {an admin, for trust and safety} auditor {an admin, as auditor} other {{userType}}}',
    },
  },
  SignedIn: {
    action: 'Signed in',
    happened: 'Signed in by {what}',
    server: {
      changes:
        '{secondStep, select, none {{method}} totp {{method}, then a code of the app} passkey {{method}, then a passkey} ' +
        'other {{method}, then a recovery code}}',
    },
  },
  SignedOut: {
    action: 'Signed out',
    happened: 'Signed out',
    server: {
      changes:
        '{cause, select, ended_elsewhere {from another device} signed_in_again {signed in again in that browser} ' +
        'token_reused {its token was used twice} other {there}}',
    },
  },
  AccountSuspended: {
    action: 'Suspended an account',
    happened: 'Account suspended: {reason}',
    toThemselves: 'Suki’s staff suspended your account',
    server: {
      action: 'Suspended account',
      changes: '{reason}',
    },
  },
  AccountClosed: {
    action: 'Closed the account',
    happened: 'Account closed',
    server: {
      changes: 'may be reopened until {reopenUntil}',
    },
  },
  AccountReopened: {
    action: 'Opened the account again',
    happened: 'Account opened again',
    server: {
      changes: 'closed → active',
    },
  },
  AccountClosureCompleted: {
    action: 'Closed the account for good',
    happened: 'Account closed for good',
    toThemselves: 'Your account was closed for good',
    server: {
      changes: 'for good',
    },
  },
  AccountReinstated: {
    action: 'Reinstated an account',
    happened: 'Account reinstated',
    toThemselves: 'Suki’s staff lifted the suspension',
    server: {
      action: 'Reinstated account',
      changes: 'suspended → active',
    },
  },
  LoginClaimed: {
    action: 'Claimed a sign-in name',
    happened: 'Sign-in name claimed by {what}',
    server: {
      changes: '{kind}',
    },
  },
  LoginReleased: {
    action: 'Released a sign-in name',
    happened: 'Sign-in name released',
  },
  SignInRefused: {
    action: 'Sign-in refused',
    happened: 'Sign-in refused, try {count}',
    server: {
      changes: '{reason}, try {attempts}',
    },
  },
  PasswordResetRequested: {
    action: 'Asked for a new password',
    happened: 'A new password was asked for',
    server: {
      changes: '{by, select, staff {a link sent by staff} other {}}',
    },
  },
} satisfies TextsOf<typeof account>;
