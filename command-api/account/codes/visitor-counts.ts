import type { KnownBrowser } from '../sign-in/known-browsers.ts';
import { type Most, originOf, recipientOf, type SendCount } from './send-limits.ts';

/** `one`: to one address from one network, or from one browser that signed in before. */
type Mosts = { one: Most; recipient: Most; origin: Most };
type Asking = { address: string; network: string; browser: KnownBrowser | null };

/**
 * Limits that count a message which any visitor can request. A browser that signed in to the address's account has separate
 * counts, which strangers cannot use up; all such browsers of an account also count together.
 */
export function countsOf({ address, network, browser }: Asking, { one, recipient, origin }: Mosts): SendCount[] {
  if (browser !== null)
    return [
      { of: `browser ${browser.accountId} ${browser.deviceId}`, most: one },
      { of: `browsers ${browser.accountId}`, most: recipient },
    ];
  return [
    { of: recipientOf(`${address} ${network}`), most: one },
    { of: recipientOf(address), most: recipient, by: network },
    { of: originOf(network), most: origin },
  ];
}
