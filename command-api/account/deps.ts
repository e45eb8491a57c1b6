import type { Factors } from '#contracts/account/second-factor.ts';
import type { UserType } from '#contracts/roles.ts';
import type { AccessTokens } from '#infra/sessions/access-tokens.ts';
import type { IdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { ResetLinks } from './passwords/reset-links.ts';
import type { UndoLinks } from './contact/undo-links.ts';
import type { SecretStore } from './secret-store.ts';

/** What the account module needs of the others. */
export type AccountDeps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  passwords: Passwords;
  accessTokens: AccessTokens<UserType>;
  mail: Mail;
  sms: Sms;
  undoLinks: UndoLinks;
  resetLinks: ResetLinks;
  /** Of whom people sign in with beside Suki itself; null: of nobody. */
  idTokens: IdTokenVerifier | null;
  /** For whom passkeys are made. */
  relyingParty: RelyingParty;
  now: () => Date;
  /** Cookies go over TLS only: in production. */
  secureCookies?: boolean;
  /** Whom one factor isn't enough; unsaid, it is for everybody. */
  lacksSecondFactor?: ((holder: { userType: UserType; factors?: Factors | undefined }) => boolean) | undefined;
};
