export const rowKeysEn = {
  title: 'Keys for this list',
  description: 'They work whenever you’re not typing.',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  choose: 'Select the row',
  search: 'Go to the search',
  help: 'Show these keys',
  useKeys: 'Use these keys',
};
