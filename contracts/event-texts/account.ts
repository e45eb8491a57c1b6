import type { AccountEvent, LoginEvent } from '../events/account.ts';
import { ofAccount, type DetailsOf, type Subject } from './event-details.ts';

const loginName = ({ stream }: { stream: string }): Subject => stream.slice(0, 'login-'.length + 6);

export const account = {
  AccountRegistered: {
    tone: 'brand',
    icon: 'UserPlus',
    subject: ({ data }) => ({ accountId: data.accountId }),
    strict: true,
  },
  ProfileChanged: { tone: 'neutral', icon: 'PenLine', subject: ofAccount, strict: true },
  AvatarChanged: { tone: 'neutral', icon: 'Images', subject: ofAccount },
  EmailVerified: { tone: 'success', icon: 'MailCheck', subject: ofAccount, strict: true },
  PhoneVerified: { tone: 'success', icon: 'Phone', subject: ofAccount, strict: true },
  ContactChangeRequested: { tone: 'neutral', icon: 'Clock', subject: ofAccount, strict: true },
  ContactChangeWithdrawn: { tone: 'neutral', icon: 'CircleX', subject: ofAccount },
  ContactChanged: {
    tone: 'mango',
    icon: 'PenLine',
    subject: ofAccount,
    strict: true,
    changes: ({ proof }) => ({ proof: proof.replaceAll('_', ' ') }),
  },
  ContactChangeUndone: { tone: 'danger', icon: 'Undo2', subject: ofAccount, strict: true },
  CloudSignInLinked: {
    tone: 'mango',
    icon: 'KeyRound',
    subject: ofAccount,
    strict: true,
    changes: ({ because }) => ({ because: because.replaceAll('_', ' ') }),
  },
  CloudSignInUnlinked: { tone: 'mango', icon: 'CircleX', subject: ofAccount, strict: true },
  PasswordChanged: {
    tone: 'mango',
    icon: 'KeyRound',
    subject: ofAccount,
    strict: true,
    changes: ({ cause }) => ({ cause: cause ?? 'changed' }),
  },
  SecondFactorAdded: { tone: 'mango', icon: 'ShieldCheck', subject: ofAccount, strict: true },
  SecondFactorRemoved: { tone: 'mango', icon: 'ShieldX', subject: ofAccount, strict: true },
  SecondFactorReset: { tone: 'danger', icon: 'ShieldX', subject: ofAccount, strict: true },
  RecoveryCodesRenewed: { tone: 'mango', icon: 'KeyRound', subject: ofAccount, strict: true },
  RecoveryCodeUsed: { tone: 'mango', icon: 'KeyRound', subject: ofAccount, strict: true },
  DefaultPaymentMethodChosen: { tone: 'neutral', icon: 'Wallet', subject: ofAccount },
  LanguageChosen: { tone: 'neutral', icon: 'Languages', subject: ofAccount },
  RoleChanged: { tone: 'mango', icon: 'UserCog', subject: ofAccount, strict: true },
  SignedIn: {
    tone: 'neutral',
    icon: 'LogIn',
    subject: ofAccount,
    changes: ({ method, secondStep }) => ({
      method: method.replace('_', ' '),
      secondStep: secondStep ?? null,
    }),
  },
  SignedOut: {
    tone: 'neutral',
    icon: 'LogOut',
    subject: ofAccount,
    changes: ({ cause }) => ({ cause: cause ?? 'self' }),
  },
  AccountSuspended: { tone: 'danger', icon: 'UserX', subject: ofAccount, strict: true },
  AccountReinstated: { tone: 'success', icon: 'UserCheck', subject: ofAccount, strict: true },
  LoginClaimed: { tone: 'neutral', icon: 'KeyRound', subject: ({ data }) => ({ accountId: data.accountId }) },
  LoginReleased: { tone: 'neutral', icon: 'KeyRound', subject: ({ data }) => ({ accountId: data.accountId }) },
  SignInRefused: {
    tone: 'danger',
    icon: 'ShieldX',
    subject: loginName,
    strict: true,
    changes: ({ reason }) => ({ reason: reason.replace('_', ' ') }),
  },
  PasswordResetRequested: { tone: 'mango', icon: 'KeyRound', subject: loginName, strict: true },
} satisfies DetailsOf<(AccountEvent | LoginEvent)['type']>;
