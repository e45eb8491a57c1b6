/** For the product's operators, in error messages. */
export type OperatorHints = {
  /** The setting that names the data folder. */
  folderSetting?: string;
  /** The command that restores a back-up. */
  restoreCommand?: string;
};

export function otherFolder({ folderSetting }: OperatorHints): string {
  return folderSetting === undefined ? 'use another folder' : `set ${folderSetting} to another folder`;
}

export function restoreBackUp({ restoreCommand }: OperatorHints): string {
  return `restore a back-up${restoreCommand === undefined ? '' : ` (${restoreCommand})`}`;
}
