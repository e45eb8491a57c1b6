import * as z from 'zod/mini';
import type { RelyingParty } from './relying-party.ts';

export type ClientData = { challenge: string; origin: string };

/** WebAuthn level 3, 5.8.1: JSON in base64url. */
const SentClientData = z.object({
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z._default(z.boolean(), false),
});

/**
 * Challenge and origin as reported by the browser; the device's signature covers them. null for a foreign page, or for our page
 * embedded in a foreign one.
 */
export function clientDataOf(
  { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
  party: RelyingParty,
): ClientData | null {
  try {
    const sent = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge, origin, crossOrigin } = SentClientData.parse(sent);
    return party.isOrigin(origin) && !crossOrigin ? { challenge, origin } : null;
  } catch {
    return null;
  }
}
