/** Name of the calendar in the worker's phone. */
export const calendarEn = { name: 'Suki jobs' };
