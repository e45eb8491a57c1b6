/** What is known when a booking begins; the flow's query parameters (specification section 2). */
export type BookingStart = {
  serviceId?: string;
  workerId?: string;
  date?: string;
  time?: string;
  /** The booking whose job is wanted once more. */ again?: string;
};

/** `/client/create-booking`, which leads into the flow at the right step. */
export function bookingPath(start: BookingStart = {}): string {
  const query = new URLSearchParams(
    Object.entries(start).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return query.size > 0 ? `/client/create-booking?${query}` : '/client/create-booking';
}
