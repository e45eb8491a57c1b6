/** Whether the first argument asks for help. */
export function isHelpOption(word: string | undefined): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}
