/** After a booking: what was booked, what comes next. */
export const confirmationEn = {
  page: 'Booking confirmation',
  failed: 'Couldn’t load your booking.',
  summary: 'Your booking',
  service: 'Service',
  package: 'Package',
  when: 'When',
  where: 'Where',
  worker: 'Worker',
  nearby: 'Nearby workers',
  paidBy: 'Paying with',
  startingAt: 'Starting at',
  agreed: 'Agreed price',
  next: 'What comes next',
  addToCalendar: 'Add to calendar',
  fileDescription: '{service} by {name}, booking {code}',
  fileDescriptionOpen: '{service}, booking {code}',
};
