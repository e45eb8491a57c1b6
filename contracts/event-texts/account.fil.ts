import type { Translated } from './texts.ts';
import type { accountEn } from './account.en.ts';

export const accountFil: Translated<typeof accountEn> = {
  AccountRegistered: {
    action: 'Nagbukas ng account',
    happened: 'Nagbukas ng account si {name}',
  },
  ProfileChanged: {
    action: 'Binago ang profile',
    happened: 'Nabago ang profile: {name}',
  },
  AvatarChanged: {
    action: 'Pinalitan ang larawan',
    happened: 'Napalitan ang larawan',
  },
  EmailVerified: {
    action: 'Nakumpirma ang email',
    happened: 'Nakumpirma ang email: {what}',
  },
  PhoneVerified: {
    action: 'Nakumpirma ang telepono',
    happened: 'Nakumpirma ang telepono: {what}',
  },
  ContactChangeRequested: {
    action: 'Humiling na palitan ang email o numero',
    happened: 'Hininging bagong email o numero: {what}',
  },
  ContactChangeWithdrawn: {
    action: 'Hindi na pinalitan ang email o numero',
    happened: 'Binawi ang hininging email o numero: {what}',
  },
  ContactChanged: {
    action: 'Pinalitan ang email o numero',
    happened: 'Napalitan ang email o numero: {what}',
  },
  ContactChangeUndone: {
    action: 'Ibinalik ang dating email o numero',
    happened: 'Naibalik ang dating email o numero: {what}',
  },
  CloudSignInLinked: {
    action: 'Nagdagdag ng paraan ng pag-log in',
    happened: 'Nadagdag na paraan ng pag-log in: {what}',
  },
  CloudSignInUnlinked: {
    action: 'Nag-alis ng paraan ng pag-log in',
    happened: 'Naalis na paraan ng pag-log in: {what}',
  },
  PasskeyAdded: {
    action: 'Nagdagdag ng passkey',
    happened: 'Nadagdag na passkey: {name}',
  },
  PasskeyRenamed: {
    action: 'Pinalitan ang pangalan ng passkey',
    happened: 'Bagong pangalan ng passkey: {name}',
  },
  PasskeyRemoved: {
    action: 'Nag-alis ng passkey',
    happened: 'Naalis na passkey: {name}',
  },
  PasswordChanged: {
    action: 'Pinalitan ang password',
    happened: 'Napalitan ang password',
  },
  SecondFactorAdded: {
    action: 'Binuksan ang dalawang-hakbang na pag-log in',
    happened: 'Nabuksan ang dalawang-hakbang na pag-log in',
  },
  SecondFactorRemoved: {
    action: 'Pinatay ang dalawang-hakbang na pag-log in',
    happened: 'Napatay ang dalawang-hakbang na pag-log in',
  },
  SecondFactorReset: {
    action: 'Ni-reset ang dalawang-hakbang na pag-log in',
    happened: 'Na-reset ang dalawang-hakbang na pag-log in: {reason}',
    toThemselves: 'Ni-reset ng staff ng Suki ang dalawang-hakbang na pag-log in mo',
  },
  SessionsEnded: {
    action: 'Ni-log out ang tao sa lahat',
    happened: 'Na-log out sa lahat: {reason}',
    toThemselves: 'Ni-log out ka ng staff ng Suki sa lahat',
  },
  RecoveryCodesRenewed: {
    action: 'Gumawa ng bagong recovery code',
    happened: 'Nagawa ang mga bagong recovery code',
  },
  RecoveryCodeUsed: {
    action: 'Gumamit ng recovery code',
    happened: 'Nagamit ang isang recovery code, {count} na lang ang natitira',
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
  },
  ListViewDeleted: {
    action: 'Nagbura ng view ng listahan',
    happened: 'Nabura ang view ng listahan: {name}',
  },
  DefaultPaymentMethodChosen: {
    action: 'Pumili ng paraan ng bayad',
    happened: 'Napiling paraan ng bayad: {what}',
  },
  NotificationsChosen: {
    action: 'Pumili kung paano aabisuhan',
    happened: 'Napili kung paano aabisuhan',
  },
  LanguageChosen: {
    action: 'Pumili ng wika',
    happened: 'Napiling wika: {what}',
  },
  RoleChanged: {
    action: 'Nagpalit ng tungkulin',
    happened: 'Ang tungkulin ay {what} na',
    toThemselves: 'Binago ng staff ng Suki ang tungkulin mo',
  },
  SignedIn: {
    action: 'Nag-log in',
    happened: 'Nag-log in gamit ang {what}',
  },
  SignedOut: {
    action: 'Nag-log out',
    happened: 'Nag-log out',
  },
  AccountSuspended: {
    action: 'Sinuspinde ang account',
    happened: 'Sinuspinde ang account: {reason}',
    toThemselves: 'Sinuspinde ng staff ng Suki ang account mo',
  },
  AccountClosed: {
    action: 'Isinara ang account',
    happened: 'Isinara ang account',
  },
  AccountReopened: {
    action: 'Binuksan ulit ang account',
    happened: 'Nabuksan ulit ang account',
  },
  AccountClosureCompleted: {
    action: 'Isinara nang tuluyan ang account',
    happened: 'Tuluyan nang isinara ang account',
    toThemselves: 'Tuluyan nang isinara ang account mo',
  },
  AccountReinstated: {
    action: 'Ibinalik ang account',
    happened: 'Ibinalik ang account',
    toThemselves: 'Inalis ng staff ng Suki ang suspensyon',
  },
  LoginClaimed: {
    action: 'Kinuha ang pang-log in',
    happened: 'Nakuha ang pang-log in gamit ang {what}',
  },
  LoginReleased: {
    action: 'Pinakawalan ang pang-log in',
    happened: 'Pinakawalan ang pang-log in',
  },
  SignInRefused: {
    action: 'Tinanggihan ang pag-log in',
    happened: 'Tinanggihan ang pag-log in, ika-{count} subok',
  },
  PasswordResetRequested: {
    action: 'Humingi ng bagong password',
    happened: 'May humingi ng bagong password',
  },
};
