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

/** Dependencies of the account module. */
export type AccountDeps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  passwords: Passwords;
  accessTokens: AccessTokens<UserType>;
  mail: Mail;
  sms: Sms;
  undoLinks: UndoLinks;
  resetLinks: ResetLinks;
  /** Verifier of cloud providers' id tokens; null: no provider is configured. */
  idTokens: IdTokenVerifier | null;
  /** WebAuthn relying party. */
  relyingParty: RelyingParty;
  now: () => Date;
  /** Sends cookies over TLS only; set in production. */
  secureCookies?: boolean;
  /** Whether this person needs a second factor and has not shown it. Default: no person does. */
  lacksSecondFactor?: ((holder: { userType: UserType; factors?: Factors | undefined }) => boolean) | undefined;
};
