/** Purposes of signed grants between the command and the query API. The subject is an account. */

/** The command API has recorded that the user exports their data. */
export const READ_MY_DATA = 'read-my-data';
/** The query API found nothing that prevents closing the account. */
export const CLOSE_ACCOUNT = 'close-account';
