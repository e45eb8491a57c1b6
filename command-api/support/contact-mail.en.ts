export const contactEn = {
  openedSubject: 'We have your request {code}',
  opened:
    'Hi {name},\n\nThank you for writing to Suki. You’ll find your request and our answers here:\n{url}\n\nPlease ' +
    'don’t reply to this email: we don’t get what’s sent to it. Keep the link to yourself: it opens your ' +
    'request.',
  answeredSubject: 'Suki answered your request {code}',
  answered:
    'Hi {name},\n\nWe’ve answered you. Read it and write back here:\n{url}\n\nPlease don’t reply to this email: ' +
    'we don’t get what’s sent to it.',
  resolvedSubject: 'Your request {code} is resolved',
  resolved:
    'Hi {name},\n\nWe think your request is solved. If it isn’t, tell us within 14 days, and we’ll keep going. ' +
    'How did we do?\n{url}\n\nPlease don’t reply to this email: we don’t get what’s sent to it.',
};
