/** The reader's side of a booking. */
export type Side = 'client' | 'worker';
