/** What the command API allows staff to read after it was noted, and the query API asks for: purposes of signed grants, and of what. */

/** Of a conversation's stream. */
export const SHOW_MESSAGES = 'show-messages';
/** Of a list with its filters. */
export const EXPORT_DATA = 'export-data';

export function exportSubject(list: string, filters: string): string {
  return `${list} ${filters}`;
}
