/** A command's answer carries the log position that it reached… */
export const POSITION_HEADER = 'Suki-Position';
/** …and a read that sends it back waits until the read models hold it. */
export const AFTER_HEADER = 'Suki-After';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const headerNames = { position: POSITION_HEADER, after: AFTER_HEADER, idempotency: IDEMPOTENCY_HEADER };
