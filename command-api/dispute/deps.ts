import type { Settings } from '#contracts/platform/settings.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';

export type DisputeDeps = {
  commands: CommandHandler;
  settings: () => Promise<Settings>;
  admins: ListAdmins;
  privateFiles: PrivateFiles;
  now: () => Date;
};
