/** In the reader's language, since the file is for their own bookkeeping. */
export const earningsCsvEn = {
  columns: {
    completed: 'Completed',
    booking: 'Booking',
    client: 'Client',
    service: 'Service',
    payment: 'Payment',
    job: 'Job (PHP)',
    refunded: 'Refunded (PHP)',
    commissionPercent: 'Commission (%)',
    commission: 'Commission (PHP)',
    takeHome: 'Take-home (PHP)',
  },
  statuses: { paid: 'Paid', processing: 'On its way', other: 'Not paid yet' },
};
