/** Purposes of signed grants by which the command and the query API vouch to each other for one account, their subject. */

/** The command API has noted that somebody takes their data. */
export const READ_MY_DATA = 'read-my-data';
/** The query API found nothing that keeps somebody from closing their account. */
export const CLOSE_ACCOUNT = 'close-account';
