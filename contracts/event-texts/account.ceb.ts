import type { Translated } from './texts.ts';
import type { accountEn } from './account.en.ts';

export const accountCeb: Translated<typeof accountEn> = {
  AccountRegistered: {
    action: 'Nagbukas og account',
    happened: 'Nagbukas og account si {name}',
  },
  ProfileChanged: {
    action: 'Giusab ang profile',
    happened: 'Nausab ang profile: {name}',
  },
  AvatarChanged: {
    action: 'Giilisan ang litrato',
    happened: 'Nailisan ang litrato',
  },
  EmailVerified: {
    action: 'Gikumpirma ang email',
    happened: 'Nakumpirma ang email: {what}',
  },
  PhoneVerified: {
    action: 'Gikumpirma ang telepono',
    happened: 'Nakumpirma ang telepono: {what}',
  },
  ContactChangeRequested: {
    action: 'Nangayo nga ilisan ang email o numero',
    happened: 'Gipangayong bag-ong email o numero: {what}',
  },
  ContactChangeWithdrawn: {
    action: 'Wala na giilisi ang email o numero',
    happened: 'Gibawi ang gipangayong email o numero: {what}',
  },
  ContactChanged: {
    action: 'Giilisan ang email o numero',
    happened: 'Nailisan ang email o numero: {what}',
  },
  ContactChangeUndone: {
    action: 'Gibalik ang karaang email o numero',
    happened: 'Nabalik ang karaang email o numero: {what}',
  },
  CloudSignInLinked: {
    action: 'Nagdugang og paagi sa pag-log in',
    happened: 'Nadugang nga paagi sa pag-log in: {what}',
  },
  CloudSignInUnlinked: {
    action: 'Nagtangtang og paagi sa pag-log in',
    happened: 'Natangtang nga paagi sa pag-log in: {what}',
  },
  PasskeyAdded: {
    action: 'Nagdugang og passkey',
    happened: 'Nadugang nga passkey: {name}',
  },
  PasskeyRenamed: {
    action: 'Giilisan ang ngalan sa passkey',
    happened: 'Bag-ong ngalan sa passkey: {name}',
  },
  PasskeyRemoved: {
    action: 'Nagtangtang og passkey',
    happened: 'Natangtang nga passkey: {name}',
  },
  PasswordChanged: {
    action: 'Giilisan ang password',
    happened: 'Nailisan ang password',
  },
  SecondFactorAdded: {
    action: 'Gi-on ang duha ka lakang nga pag-log in',
    happened: 'Na-on ang duha ka lakang nga pag-log in',
  },
  SecondFactorRemoved: {
    action: 'Gi-off ang duha ka lakang nga pag-log in',
    happened: 'Na-off ang duha ka lakang nga pag-log in',
  },
  SecondFactorReset: {
    action: 'Gi-reset ang duha ka lakang nga pag-log in',
    happened: 'Na-reset ang duha ka lakang nga pag-log in: {reason}',
    toThemselves: 'Gi-reset sa staff sa Suki ang imong duha ka lakang nga pag-log in',
  },
  SessionsEnded: {
    action: 'Gi-log out ang tawo sa tanan',
    happened: 'Na-log out sa tanan: {reason}',
    toThemselves: 'Gi-log out ka sa staff sa Suki sa tanan',
  },
  RecoveryCodesRenewed: {
    action: 'Naghimo og bag-ong mga recovery code',
    happened: 'Nahimo ang bag-ong mga recovery code',
  },
  RecoveryCodeUsed: {
    action: 'Nigamit og recovery code',
    happened: 'Nagamit ang usa ka recovery code, {count} na lang ang nahibilin',
  },
  StaffNoteAdded: {
    action: 'Nagsulat og nota bahin sa usa ka tawo',
    happened: 'Nagsulat og nota ang staff',
    toThemselves: 'Nagsulat og nota bahin nimo ang staff sa Suki',
  },
  OwnDataTaken: {
    action: 'Nikuha og kopya sa kaugalingong data',
    happened: 'Gikuha ang kopya sa ilang data',
  },
  ListViewSaved: {
    action: 'Nagtipig og view sa listahan',
    happened: 'Natipigan ang view sa listahan: {name}',
  },
  ListViewDeleted: {
    action: 'Nipapas og view sa listahan',
    happened: 'Napapas ang view sa listahan: {name}',
  },
  DefaultPaymentMethodChosen: {
    action: 'Nagpili og paagi sa pagbayad',
    happened: 'Napiling paagi sa pagbayad: {what}',
  },
  NotificationsChosen: {
    action: 'Mipili kon unsaon pagpahibalo',
    happened: 'Napili kon unsaon pagpahibalo',
  },
  LanguageChosen: {
    action: 'Nagpili og pinulongan',
    happened: 'Napiling pinulongan: {what}',
  },
  RoleChanged: {
    action: 'Nag-usab og papel',
    happened: 'Ang papel karon: {what}',
    toThemselves: 'Giusab sa staff sa Suki ang imong papel',
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
    action: 'Gisuspinde ang account',
    happened: 'Gisuspinde ang account: {reason}',
    toThemselves: 'Gisuspinde sa staff sa Suki ang imong account',
  },
  AccountClosed: {
    action: 'Gisirado ang account',
    happened: 'Gisirado ang account',
  },
  AccountReopened: {
    action: 'Giablihan pag-usab ang account',
    happened: 'Naablihan pag-usab ang account',
  },
  AccountClosureCompleted: {
    action: 'Gisirado na gayod ang account',
    happened: 'Sirado na gayod ang account',
    toThemselves: 'Gisirad-an na gyud ang imong account',
  },
  AccountReinstated: {
    action: 'Gibalik ang account',
    happened: 'Gibalik ang account',
    toThemselves: 'Gitangtang sa staff sa Suki ang suspensyon',
  },
  LoginClaimed: {
    action: 'Gikuha ang pang-log in',
    happened: 'Nakuha ang pang-log in gamit ang {what}',
  },
  LoginReleased: {
    action: 'Gibuhian ang pang-log in',
    happened: 'Gibuhian ang pang-log in',
  },
  SignInRefused: {
    action: 'Gibalibaran ang pag-log in',
    happened: 'Gibalibaran ang pag-log in, ika-{count} nga sulay',
  },
  PasswordResetRequested: {
    action: 'Nangayo og bag-ong password',
    happened: 'Naay nangayo og bag-ong password',
  },
};
