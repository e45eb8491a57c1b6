/**
 * Purposes of signed grants: the command API records that staff read something and grants it; the query API requires
 * the grant.
 */

/** The subject is a conversation's stream. */
export const SHOW_MESSAGES = 'show-messages';
/** The subject is a list with its filters. */
export const EXPORT_DATA = 'export-data';

export function exportSubject(list: string, filters: string): string {
  return `${list} ${filters}`;
}
