import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party.ts';

export type ClientData = { challenge: string; origin: string };

/**
 * What the browser says it was asked, and on which page: it is part of what the device signed. null for another's page, or
 * for a page of ours within another's.
 */
export function clientDataOf(
  { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
  party: RelyingParty,
): ClientData | null {
  try {
    const { challenge, origin, crossOrigin = false } = decodeClientDataJSON(clientDataJSON);
    const isWhole = typeof challenge === 'string' && typeof origin === 'string' && !crossOrigin;
    return isWhole && party.isOrigin(origin) ? { challenge, origin } : null;
  } catch {
    return null;
  }
}
