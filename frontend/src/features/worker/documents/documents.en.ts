/** Texts of submitted documents and of items missing from an application. */
export const documentsEn = {
  open: 'Open',
  openNamed: 'Open {name}',
  notShown: 'This document can’t be shown here. Ask for another copy, as a picture or a PDF.',
  firstPages: 'Only the first {drawn} of {pages} pages are shown.',
  kindOf:
    '{kind, select, valid_id {Valid ID} nbi_clearance {NBI clearance} police_clearance {Police clearance} ' +
    'certificate {Certificate} resume {Résumé} other {Other document}}',
  waiting: 'Waiting to be checked',
  checkedOn: 'Accepted {day}',
  checkedUntil: 'Accepted {day}, valid to {until}',
  expiredOn: 'Expired, was valid to {until}',
  refused: 'Rejected: {reason}',
  name: 'Your name',
  services: 'Services you offer',
  place: 'Where you work',
  hours: 'Your working hours',
  valid_id: 'A valid ID',
  validIdHint: 'Passport, driver’s license, PhilSys, UMID: hand it in below.',
  clearance: 'An NBI or police clearance',
  clearanceHint: 'One that still holds: hand it in below.',
  paper_checks: 'Your documents, checked by us',
};
