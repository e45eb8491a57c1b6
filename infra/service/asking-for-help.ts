/** Whether the first word of a command line asks what the command does. */
export function isAskingForHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}
