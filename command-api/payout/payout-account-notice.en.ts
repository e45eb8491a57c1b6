export const payoutAccountEn = {
  greeting: 'Hi {name},',
  set: {
    subject: 'Your Suki payout account was set',
    told: 'Since {at}, your Friday money goes to {to}. Payouts wait until {until}.',
    ifNot: 'Not you? Set your own account under Payout details in Suki, and tell us at once under Contact.',
  },
  changed: {
    subject: 'Your Suki payout account was changed',
    told: 'Your Friday money now goes to {to}: it was changed on {at}. Payouts wait until {until}.',
    ifNot: 'Not you? Change it back under Payout details in Suki, and tell us at once under Contact.',
  },
};
