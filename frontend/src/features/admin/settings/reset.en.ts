export const resetEn = {
  title: 'Start over',
  text: 'For a platform you’re trying things out on. It takes two owners.',
  goes:
    'Bookings, payments, payouts, chats, reviews, disputes, reports and requests for help are gone ' +
    'from every screen, and nothing that was owed is paid.',
  stays: 'People, workers with their hours and documents, services and settings stay as they are.',
  kept: 'The audit log still has everything that happened.',
  reset: 'Reset the platform',
  waits: '{name} asked to reset the platform',
  askTitle: 'Reset the platform?',
  askText: 'Nothing happens until another owner agrees. After that, you can’t undo it.',
  reasonHint: 'The other owners read it.',
  word: 'Type RESET',
  wordNeeded: 'Type RESET, in capitals',
  password: 'Your password',
  ask: 'Ask another owner',
  asked: 'We’ve asked the other owners',
};
