/** Whose eyes a booking is seen with. */
export type Side = 'client' | 'worker';
