/**
 * The command API has noted that somebody takes their data, and the query API asks for it: the purpose of a signed grant
 * whose subject is the account.
 */
export const READ_MY_DATA = 'read-my-data';
