import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { accountEn } from './account.en.ts';

export const accountFil: Translated<typeof accountEn> = {
  AccountRegistered: {
    action: 'Nagbukas ng account',
    happened: 'Nagbukas ng account si {name}',
    changes: `bilang ${codesFil.userType}`,
  },
  ProfileChanged: {
    action: 'Binago ang profile',
    happened: 'Nabago ang profile: {name}',
    changes: '{firstName} {lastName}',
  },
  AvatarChanged: {
    action: 'Pinalitan ang larawan',
    happened: 'Napalitan ang larawan',
  },
  EmailVerified: {
    action: 'Nakumpirma ang email',
    happened: 'Nakumpirma ang email: {what}',
    changes: '{email}',
  },
  PhoneVerified: {
    action: 'Nakumpirma ang telepono',
    happened: 'Nakumpirma ang telepono: {what}',
    changes: '{phone}',
  },
  PhoneReleased: {
    action: 'Inalis ang numero ng isang account',
    happened: 'Inalis ang numero',
    changes: '{phone}, {because, select, unused {90 araw na hindi nagamit} other {para sa bagong may-ari}}',
    toThemselves: 'Inalis ang numero mo sa account mo',
  },
  PhoneConfirmed: {
    action: 'Kinumpirma ang numero ng isang tao',
    happened: 'Kinumpirma ng staff ang numero',
    changes: '{phone}',
    toThemselves: 'Natiyak ng staff ng Suki na ikaw ito: makakapag-log in ka na ulit sa text',
  },
  ContactChangeRequested: {
    action: 'Humiling na palitan ang email o numero',
    happened: 'Hininging bagong email o numero: {what}',
    changes: '{value}',
  },
  ContactChangeWithdrawn: {
    action: 'Hindi na pinalitan ang email o numero',
    happened: 'Binawi ang hininging email o numero: {what}',
    changes: `${codesFil.contactKind}{reason, select, expired {: hindi nakumpirma sa oras} other {}}`,
  },
  ContactChanged: {
    action: 'Pinalitan ang email o numero',
    happened: 'Napalitan ang email o numero: {what}',
    changes: `{former, select, none {wala} other {{former}}} → {value}, gamit ang ${codesFil.proof}`,
  },
  ContactChangeUndone: {
    action: 'Ibinalik ang dating email o numero',
    happened: 'Naibalik ang dating email o numero: {what}',
    changes:
      `{value, select, none {walang ${codesFil.contactKind}} other {{value}}}{reason, select, not_me {} other ` +
      '{, kasama ang naunang pagbabago}}',
  },
  CloudSignInLinked: {
    action: 'Nagdagdag ng paraan ng pag-log in',
    happened: 'Nadagdag na paraan ng pag-log in: {what}',
    changes:
      `${codesFil.provider}: {email, select, none {walang email} other {{email}}}, {because, select, ` +
      'registration {sa pag-sign up} same_email {pareho ang email} other {hiniling ng tao}}',
  },
  CloudSignInUnlinked: {
    action: 'Nag-alis ng paraan ng pag-log in',
    happened: 'Naalis na paraan ng pag-log in: {what}',
    changes: `${codesFil.provider}: {email, select, none {walang email} other {{email}}}`,
  },
  PasskeyAdded: {
    action: 'Nagdagdag ng passkey',
    happened: 'Nadagdag na passkey: {name}',
    changes: '{name}',
  },
  PasskeyRenamed: {
    action: 'Pinalitan ang pangalan ng passkey',
    happened: 'Bagong pangalan ng passkey: {name}',
    changes: '{name}',
  },
  PasskeyRemoved: {
    action: 'Nag-alis ng passkey',
    happened: 'Naalis na passkey: {name}',
    changes: '{name}',
  },
  PasswordChanged: {
    action: 'Pinalitan ang password',
    happened: 'Napalitan ang password',
    changes: '{cause, select, reset {sa isang link} first {ang una} configured {sa ADMIN_PASSWORD} other {sila mismo}}',
  },
  SecondFactorAdded: {
    action: 'Binuksan ang dalawang-hakbang na pag-log in',
    happened: 'Nabuksan ang dalawang-hakbang na pag-log in',
    changes: 'authenticator app, {recoveryCodes} recovery code',
  },
  SecondFactorRemoved: {
    action: 'Pinatay ang dalawang-hakbang na pag-log in',
    happened: 'Napatay ang dalawang-hakbang na pag-log in',
    changes: 'authenticator app',
  },
  SecondFactorReset: {
    action: 'Ni-reset ang dalawang-hakbang na pag-log in',
    happened: 'Na-reset ang dalawang-hakbang na pag-log in: {reason}',
    changes: '{reason}',
    toThemselves: 'Ni-reset ng staff ng Suki ang dalawang-hakbang na pag-log in mo',
  },
  SessionsEnded: {
    action: 'Ni-log out ang tao sa lahat',
    happened: 'Na-log out sa lahat: {reason}',
    changes: '{reason}',
    toThemselves: 'Ni-log out ka ng staff ng Suki sa lahat',
  },
  RecoveryCodesRenewed: {
    action: 'Gumawa ng bagong recovery code',
    happened: 'Nagawa ang mga bagong recovery code',
    changes: '{left} code',
  },
  RecoveryCodeUsed: {
    action: 'Gumamit ng recovery code',
    happened: 'Nagamit ang isang recovery code, {count} na lang ang natitira',
    changes: '{left} ang natitira',
  },
  StaffNoteAdded: {
    action: 'Nagsulat ng tala tungkol sa isang tao',
    happened: 'May isinulat na tala ang staff',
    toThemselves: 'Nagsulat ng tala tungkol sa iyo ang staff ng Suki',
  },
  OwnDataTaken: {
    action: 'Kumuha ng kopya ng sariling data',
    happened: 'May kumuha ng kopya ng data nila',
  },
  ListViewSaved: {
    action: 'Nag-save ng view ng listahan',
    happened: 'Na-save ang view ng listahan: {name}',
    changes: '{name}',
  },
  ListViewDeleted: {
    action: 'Nagbura ng view ng listahan',
    happened: 'Nabura ang view ng listahan: {name}',
    changes: '{name}',
  },
  DefaultPaymentMethodChosen: {
    action: 'Pumili ng paraan ng bayad',
    happened: 'Napiling paraan ng bayad: {what}',
    changes: `${codesFil.method}`,
  },
  NotificationsChosen: {
    action: 'Pumili kung paano aabisuhan',
    happened: 'Napili kung paano aabisuhan',
  },
  LanguageChosen: {
    action: 'Pumili ng wika',
    happened: 'Napiling wika: {what}',
    changes: `${codesFil.language}`,
  },
  RoleChanged: {
    action: 'Nagpalit ng tungkulin',
    happened: 'Ang tungkulin ay {what} na',
    changes:
      '{staffRole, select, owner {admin na, bilang may-ari} support {admin na, para sa suporta} finance {admin ' +
      'na, para sa pananalapi} trust {admin na, para sa tiwala at kaligtasan} auditor {admin na, bilang ' +
      `tagasuri} other {${codesFil.userType} na}}`,
    toThemselves: 'Binago ng staff ng Suki ang tungkulin mo',
  },
  SignedIn: {
    action: 'Nag-log in',
    happened: 'Nag-log in gamit ang {what}',
    changes:
      `${codesFil.signInMethod}{secondStep, select, none {} totp {, saka code ng app} passkey {, saka passkey} ` +
      'other {, saka recovery code}}',
  },
  SignedOut: {
    action: 'Nag-log out',
    happened: 'Nag-log out',
    changes:
      '{cause, select, ended_elsewhere {mula sa ibang device} signed_in_again {nag-log in ulit sa browser na ' +
      'iyon} token_reused {dalawang beses nagamit ang token} other {doon mismo}}',
  },
  AccountSuspended: {
    action: 'Sinuspinde ang account',
    happened: 'Sinuspinde ang account: {reason}',
    changes: '{reason}',
    toThemselves: 'Sinuspinde ng staff ng Suki ang account mo',
  },
  AccountClosed: {
    action: 'Isinara ang account',
    happened: 'Isinara ang account',
    changes: 'mabubuksan ulit hanggang {reopenUntil}',
  },
  AccountReopened: {
    action: 'Binuksan ulit ang account',
    happened: 'Nabuksan ulit ang account',
    changes: 'sarado → aktibo',
  },
  AccountClosureCompleted: {
    action: 'Isinara nang tuluyan ang account',
    happened: 'Tuluyan nang isinara ang account',
    changes: 'tuluyan na',
    toThemselves: 'Tuluyan nang isinara ang account mo',
  },
  AccountReinstated: {
    action: 'Ibinalik ang account',
    happened: 'Ibinalik ang account',
    changes: 'suspendido → aktibo',
    toThemselves: 'Inalis ng staff ng Suki ang suspensyon',
  },
  LoginClaimed: {
    action: 'Kinuha ang pang-log in',
    happened: 'Nakuha ang pang-log in gamit ang {what}',
    changes: `${codesFil.loginKind}`,
  },
  LoginReleased: {
    action: 'Pinakawalan ang pang-log in',
    happened: 'Pinakawalan ang pang-log in',
  },
  SignInRefused: {
    action: 'Tinanggihan ang pag-log in',
    happened: 'Tinanggihan ang pag-log in, ika-{count} subok',
    changes:
      '{reason, select, unknown {walang ganitong account} wrong_password {maling password} wrong_code {maling ' +
      'code} suspended {suspendido} wrong_passkey {maling passkey} other {kinopyang passkey}}, ika-{attempts} ' +
      'subok',
  },
  PasswordResetRequested: {
    action: 'Humingi ng bagong password',
    happened: 'May humingi ng bagong password',
    changes: '{by, select, staff {link na ipinadala ng staff} other {}}',
  },
};
