import { codesCeb } from './code-words.ceb.ts';
import type { Translated } from './texts.ts';
import type { accountEn } from './account.en.ts';

export const accountCeb: Translated<typeof accountEn> = {
  AccountRegistered: {
    action: 'Nagbukas og account',
    happened: 'Nagbukas og account si {name}',
    changes: `isip ${codesCeb.userType}`,
  },
  ProfileChanged: {
    action: 'Giusab ang profile',
    happened: 'Nausab ang profile: {name}',
    changes: '{firstName} {lastName}',
  },
  AvatarChanged: {
    action: 'Giilisan ang litrato',
    happened: 'Nailisan ang litrato',
  },
  EmailVerified: {
    action: 'Gikumpirma ang email',
    happened: 'Nakumpirma ang email: {what}',
    changes: '{email}',
  },
  PhoneVerified: {
    action: 'Gikumpirma ang telepono',
    happened: 'Nakumpirma ang telepono: {what}',
    changes: '{phone}',
  },
  PhoneReleased: {
    action: 'Gikuha ang numero sa usa ka account',
    happened: 'Gikuha ang numero',
    changes: '{phone}, {because, select, unused {90 ka adlaw wala magamit} other {para sa bag-ong tag-iya}}',
    toThemselves: 'Gikuha ang imong numero sa imong account',
  },
  PhoneConfirmed: {
    action: 'Gikumpirma ang numero sa usa ka tawo',
    happened: 'Gikumpirma sa staff ang numero',
    changes: '{phone}',
    toThemselves: 'Nasiguro sa staff sa Suki nga ikaw kini: maka-log in na ka pag-usab pinaagi sa text',
  },
  ContactChangeRequested: {
    action: 'Nangayo nga ilisan ang email o numero',
    happened: 'Gipangayong bag-ong email o numero: {what}',
    changes: '{value}',
  },
  ContactChangeWithdrawn: {
    action: 'Wala na giilisi ang email o numero',
    happened: 'Gibawi ang gipangayong email o numero: {what}',
    changes: `${codesCeb.contactKind}{reason, select, expired {: wala makumpirma sa oras} other {}}`,
  },
  ContactChanged: {
    action: 'Giilisan ang email o numero',
    happened: 'Nailisan ang email o numero: {what}',
    changes: `{former, select, none {wala} other {{former}}} → {value}, gamit ang ${codesCeb.proof}`,
  },
  ContactChangeUndone: {
    action: 'Gibalik ang karaang email o numero',
    happened: 'Nabalik ang karaang email o numero: {what}',
    changes:
      `{value, select, none {walay ${codesCeb.contactKind}} other {{value}}}{reason, select, not_me {} other ` +
      '{, apil ang naunang kausaban}}',
  },
  CloudSignInLinked: {
    action: 'Nagdugang og paagi sa pag-log in',
    happened: 'Nadugang nga paagi sa pag-log in: {what}',
    changes:
      `${codesCeb.provider}: {email, select, none {walay email} other {{email}}}, {because, select, ` +
      'registration {sa pag-sign up} same_email {pareho ang email} other {gihangyo sa tawo}}',
  },
  CloudSignInUnlinked: {
    action: 'Nagtangtang og paagi sa pag-log in',
    happened: 'Natangtang nga paagi sa pag-log in: {what}',
    changes: `${codesCeb.provider}: {email, select, none {walay email} other {{email}}}`,
  },
  PasskeyAdded: {
    action: 'Nagdugang og passkey',
    happened: 'Nadugang nga passkey: {name}',
    changes: '{name}',
  },
  PasskeyRenamed: {
    action: 'Giilisan ang ngalan sa passkey',
    happened: 'Bag-ong ngalan sa passkey: {name}',
    changes: '{name}',
  },
  PasskeyRemoved: {
    action: 'Nagtangtang og passkey',
    happened: 'Natangtang nga passkey: {name}',
    changes: '{name}',
  },
  PasswordChanged: {
    action: 'Giilisan ang password',
    happened: 'Nailisan ang password',
    changes:
      '{cause, select, reset {sa usa ka link} first {ang una} configured {sa ADMIN_PASSWORD} other {sila ' + 'mismo}}',
  },
  SecondFactorAdded: {
    action: 'Gi-on ang duha ka lakang nga pag-log in',
    happened: 'Na-on ang duha ka lakang nga pag-log in',
    changes: 'authenticator app, {recoveryCodes} ka recovery code',
  },
  SecondFactorRemoved: {
    action: 'Gi-off ang duha ka lakang nga pag-log in',
    happened: 'Na-off ang duha ka lakang nga pag-log in',
    changes: 'authenticator app',
  },
  SecondFactorReset: {
    action: 'Gi-reset ang duha ka lakang nga pag-log in',
    happened: 'Na-reset ang duha ka lakang nga pag-log in: {reason}',
    changes: '{reason}',
    toThemselves: 'Gi-reset sa staff sa Suki ang imong duha ka lakang nga pag-log in',
  },
  SessionsEnded: {
    action: 'Gi-log out ang tawo sa tanan',
    happened: 'Na-log out sa tanan: {reason}',
    changes: '{reason}',
    toThemselves: 'Gi-log out ka sa staff sa Suki sa tanan',
  },
  RecoveryCodesRenewed: {
    action: 'Naghimo og bag-ong mga recovery code',
    happened: 'Nahimo ang bag-ong mga recovery code',
    changes: '{left} ka code',
  },
  RecoveryCodeUsed: {
    action: 'Nigamit og recovery code',
    happened: 'Nagamit ang usa ka recovery code, {count} na lang ang nahibilin',
    changes: '{left} ang nahibilin',
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
    changes: '{name}',
  },
  ListViewDeleted: {
    action: 'Nipapas og view sa listahan',
    happened: 'Napapas ang view sa listahan: {name}',
    changes: '{name}',
  },
  DefaultPaymentMethodChosen: {
    action: 'Nagpili og paagi sa pagbayad',
    happened: 'Napiling paagi sa pagbayad: {what}',
    changes: `${codesCeb.method}`,
  },
  NotificationsChosen: {
    action: 'Mipili kon unsaon pagpahibalo',
    happened: 'Napili kon unsaon pagpahibalo',
  },
  LanguageChosen: {
    action: 'Nagpili og pinulongan',
    happened: 'Napiling pinulongan: {what}',
    changes: `${codesCeb.language}`,
  },
  RoleChanged: {
    action: 'Nag-usab og papel',
    happened: 'Ang papel karon: {what}',
    changes:
      '{staffRole, select, owner {admin na, isip tag-iya} support {admin na, alang sa suporta} finance {admin ' +
      'na, alang sa pinansya} trust {admin na, alang sa pagsalig ug kaluwasan} auditor {admin na, isip ' +
      `tigsusi} other {${codesCeb.userType} na}}`,
    toThemselves: 'Giusab sa staff sa Suki ang imong papel',
  },
  SignedIn: {
    action: 'Nag-log in',
    happened: 'Nag-log in gamit ang {what}',
    changes:
      `${codesCeb.signInMethod}{secondStep, select, none {} totp {, dayon code sa app} passkey {, dayon ` +
      'passkey} other {, dayon recovery code}}',
  },
  SignedOut: {
    action: 'Nag-log out',
    happened: 'Nag-log out',
    changes:
      '{cause, select, ended_elsewhere {gikan sa laing device} signed_in_again {ni-log in pag-usab sa maong ' +
      'browser} token_reused {kaduha nagamit ang token} other {didto mismo}}',
  },
  AccountSuspended: {
    action: 'Gisuspinde ang account',
    happened: 'Gisuspinde ang account: {reason}',
    changes: '{reason}',
    toThemselves: 'Gisuspinde sa staff sa Suki ang imong account',
  },
  AccountClosed: {
    action: 'Gisirado ang account',
    happened: 'Gisirado ang account',
    changes: 'maablihan pag-usab hangtod {reopenUntil}',
  },
  AccountReopened: {
    action: 'Giablihan pag-usab ang account',
    happened: 'Naablihan pag-usab ang account',
    changes: 'sirado → aktibo',
  },
  AccountClosureCompleted: {
    action: 'Gisirado na gayod ang account',
    happened: 'Sirado na gayod ang account',
    changes: 'hingpit na',
    toThemselves: 'Gisirad-an na gyud ang imong account',
  },
  AccountReinstated: {
    action: 'Gibalik ang account',
    happened: 'Gibalik ang account',
    changes: 'suspendido → aktibo',
    toThemselves: 'Gitangtang sa staff sa Suki ang suspensyon',
  },
  LoginClaimed: {
    action: 'Gikuha ang pang-log in',
    happened: 'Nakuha ang pang-log in gamit ang {what}',
    changes: `${codesCeb.loginKind}`,
  },
  LoginReleased: {
    action: 'Gibuhian ang pang-log in',
    happened: 'Gibuhian ang pang-log in',
  },
  SignInRefused: {
    action: 'Gibalibaran ang pag-log in',
    happened: 'Gibalibaran ang pag-log in, ika-{count} nga sulay',
    changes:
      '{reason, select, unknown {walay ingon ani nga account} wrong_password {sayop nga password} wrong_code ' +
      '{sayop nga code} suspended {suspendido} wrong_passkey {sayop nga passkey} other {gikopyang passkey}}, ' +
      'ika-{attempts} nga sulay',
  },
  PasswordResetRequested: {
    action: 'Nangayo og bag-ong password',
    happened: 'Naay nangayo og bag-ong password',
    changes: '{by, select, staff {link nga gipadala sa staff} other {}}',
  },
};
