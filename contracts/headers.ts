/** A command's answer has the log position that it reached. */
export const POSITION_HEADER = 'Suki-Position';
/** A call that sends this position waits until the read models, or a command's states, include it. */
export const AFTER_HEADER = 'Suki-After';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * Where login, register and refresh return the refresh token: `body` for programs, `cookie` for browsers. Default:
 * cookie; for a token that came in the body, the body.
 */
export const REFRESH_TOKEN_HEADER = 'Suki-Refresh-Token';

/**
 * Random id, up to 64 characters, of a browser's attempt to register or sign in: a code is valid for its own attempt
 * only, and other callers cannot use up its tries.
 */
export const ATTEMPT_HEADER = 'Suki-Attempt';

/** Token of a visitor's ticket, for uploads: it is checked before the files are read. */
export const THREAD_HEADER = 'Suki-Thread';

export const headerNames = { position: POSITION_HEADER, after: AFTER_HEADER, idempotency: IDEMPOTENCY_HEADER };
