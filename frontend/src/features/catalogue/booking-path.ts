/** Known values at the start of a booking: the flow's query parameters (specification section 2). */
export type BookingStart = {
  serviceId?: string;
  workerId?: string;
  date?: string;
  time?: string;
  /** Id of a booking to repeat. */ again?: string;
};

/** `/client/create-booking`, which redirects to the right step of the flow. */
export function bookingPath(start: BookingStart = {}): string {
  const query = new URLSearchParams(
    Object.entries(start).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return query.size > 0 ? `/client/create-booking?${query}` : '/client/create-booking';
}
