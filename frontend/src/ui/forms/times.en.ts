/** Texts of the calendar and its times. */
export const timesEn = {
  dayFree: 'Free',
  dayFew: 'Few times left',
  dayFull: 'Fully booked',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  taken: 'taken',
};
