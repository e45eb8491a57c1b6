/** Times off that aren't over: so many are a worker's years, and what each search looks through stays small. */
export const MOST_TIMES_OFF = 100;
