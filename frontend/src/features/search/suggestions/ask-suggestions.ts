import { SearchSuggestions, searchCalls } from '#contracts/calls/search.ts';
import { requestOf } from '../../../api/call-query.ts';
import { dataOf, sendCall } from '../../../api/send-call.ts';
import { suggestionsOf, type Suggestion } from './suggestions-of.ts';

const OK = 200;

/** Uses no store, which the landing page lacks. Loads with the first typed letter. */
export async function askSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const request = requestOf(searchCalls.suggestSearches, { q: text.slice(0, 100) });
  const { status, body } = await sendCall(request, { token: null, idempotencyKey: '', signal });
  if (status !== OK) throw new Error(`Suggestions were answered by ${status}`);
  return suggestionsOf(SearchSuggestions.parse(dataOf(body)));
}
