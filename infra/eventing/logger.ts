/** What the library logs: a constant message with its fields. Pino's logger and `console` fit. */
export type Logger = {
  readonly [Level in 'debug' | 'info' | 'warn' | 'error']: (fields: object, message: string) => void;
};
