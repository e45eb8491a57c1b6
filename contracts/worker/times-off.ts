/** Maximum number of current and future times off: enough for years, and small enough for searches. */
export const MOST_TIMES_OFF = 100;
