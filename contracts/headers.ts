/** A command's answer carries the log position that it reached… */
export const POSITION_HEADER = 'Suki-Position';
/** …and a read that sends it back waits until the read models hold it. */
export const AFTER_HEADER = 'Suki-After';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * Where the refresh token goes that login, register and refresh give: `body` to a program, `cookie` to a browser. Unsaid it
 * is the cookie, and for a token that came in the body, the body.
 */
export const REFRESH_TOKEN_HEADER = 'Suki-Refresh-Token';

/**
 * What a page names its attempt at joining or signing in by, in as many as 64 characters that nobody guesses: the code that it
 * asks for is good for this attempt alone, and nobody else's tries use it up.
 */
export const ATTEMPT_HEADER = 'Suki-Attempt';

/** The token of a visitor's thread with staff, of a call that sends files: it is looked at before they are taken in. */
export const THREAD_HEADER = 'Suki-Thread';

export const headerNames = { position: POSITION_HEADER, after: AFTER_HEADER, idempotency: IDEMPOTENCY_HEADER };
