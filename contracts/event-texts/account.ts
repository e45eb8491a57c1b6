import type { AccountEvent, LoginEvent } from '../events/account.ts';
import { ofAccount, type DetailsOf, type Subject } from './event-details.ts';

const loginName = ({ stream }: { stream: string }): Subject => stream.slice(0, 'login-'.length + 6);

export const account = {
  AccountRegistered: { tone: 'brand', subject: ({ data }) => ({ accountId: data.accountId }), strict: true },
  ProfileChanged: { tone: 'neutral', subject: ofAccount, strict: true },
  AvatarChanged: { tone: 'neutral', subject: ofAccount },
  EmailVerified: { tone: 'success', subject: ofAccount, strict: true },
  PhoneVerified: { tone: 'success', subject: ofAccount, strict: true },
  ContactChangeRequested: { tone: 'neutral', subject: ofAccount, strict: true },
  ContactChangeWithdrawn: { tone: 'neutral', subject: ofAccount },
  ContactChanged: {
    tone: 'mango',
    subject: ofAccount,
    strict: true,
    changes: ({ proof }) => ({ proof: proof.replaceAll('_', ' ') }),
  },
  ContactChangeUndone: { tone: 'danger', subject: ofAccount, strict: true },
  PasswordChanged: { tone: 'mango', subject: ofAccount, strict: true },
  DefaultPaymentMethodChosen: { tone: 'neutral', subject: ofAccount },
  LanguageChosen: { tone: 'neutral', subject: ofAccount },
  RoleChanged: { tone: 'mango', subject: ofAccount, strict: true },
  SignedIn: { tone: 'neutral', subject: ofAccount },
  SignedOut: { tone: 'neutral', subject: ofAccount },
  AccountSuspended: { tone: 'danger', subject: ofAccount, strict: true },
  AccountReinstated: { tone: 'success', subject: ofAccount, strict: true },
  LoginClaimed: { tone: 'neutral', subject: ({ data }) => ({ accountId: data.accountId }) },
  LoginReleased: { tone: 'neutral', subject: ({ data }) => ({ accountId: data.accountId }) },
  SignInRefused: {
    tone: 'danger',
    subject: loginName,
    strict: true,
    changes: ({ reason }) => ({ reason: reason.replace('_', ' ') }),
  },
} satisfies DetailsOf<(AccountEvent | LoginEvent)['type']>;
