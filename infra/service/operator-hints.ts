/** How an operator names the data folder and restores a back-up, for error messages. */
export const operatorHints = { folderSetting: 'DATA_DIR', restoreCommand: 'npm run restore -- DIR' };
