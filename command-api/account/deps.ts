import type { AccessTokens } from '#infra/sessions/access-tokens.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { Passwords } from './passwords.ts';
import type { UndoLinks } from './undo-links.ts';
import type { Vault } from './vault.ts';

/** What the account module needs of the others. */
export type AccountDeps = {
  commands: CommandHandler;
  vault: Vault;
  passwords: Passwords;
  accessTokens: AccessTokens;
  mail: Mail;
  sms: Sms;
  undoLinks: UndoLinks;
  now: () => Date;
  /** Cookies go over TLS only: in production. */
  secureCookies?: boolean;
};
