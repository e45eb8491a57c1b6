/** Words about the days that a list is narrowed to. */
export const daysEn = {
  anyDay: 'Any day',
  today: 'Today',
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  choose: 'Choose days…',
  title: 'Choose days',
  first: 'First day',
  last: 'Last day',
  lastHint: 'This day counts too. Choose the same one twice to see one day.',
  show: 'Show these days',
  lastIsBefore: 'The last day is before the first.',
  removeFilter: 'Remove: {filter}',
};
