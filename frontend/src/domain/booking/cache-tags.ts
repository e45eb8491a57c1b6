/** What of the cache a booking's change touches. */
export const bookingTags = {
  list: { type: 'Booking', id: 'LIST' },
  one: (id: string) => ({ type: 'Booking', id }) as const,
  history: (id: string) => ({ type: 'History', id }) as const,
} as const;

/** Also after a refusal: what we showed was out of date. */
export function changedBooking(id: string) {
  return [bookingTags.one(id), bookingTags.list, bookingTags.history(id), 'Earnings', 'Slots'] as const;
}
