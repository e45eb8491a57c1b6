import type { KnownBrowser } from '../sign-in/known-browsers.ts';
import { type Most, originOf, recipientOf, type SendCount } from './send-limits.ts';

/** `one`: of one network, or of one browser that signed in before, to one address. */
type Mosts = { one: Most; recipient: Most; origin: Most };
type Asking = { address: string; network: string; browser: KnownBrowser | null };

/**
 * By what a message to an address is counted that anybody may ask for. A browser that signed in to the account with this
 * address has counts of its own, which no stranger reaches; those of one account are counted together, too.
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
