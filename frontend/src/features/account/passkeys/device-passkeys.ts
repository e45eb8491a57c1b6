import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '#contracts/calls/account-passkeys.ts';

/** What the device does with passkeys. The library comes when somebody presses, not with the screen. */

const library = () => import('@simplewebauthn/browser');

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether there is anything to press for: passkeys are of a host by name, and of a browser that has them. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);
}

/** Rejects where the person cancelled, or the device can't: deviceTrouble says which. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

export async function showPasskey(options: RequestOptions, byAutofill = false): Promise<Assertion> {
  const { startAuthentication } = await library();
  const asked = await startAuthentication({ optionsJSON: options, useBrowserAutofill: byAutofill });
  const { id, rawId, type, response } = asked;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/**
 * Resolves when the person chose one of theirs among what the browser offers for a field; null where it offers none, or they
 * did something else meanwhile, as press the button.
 */
export async function offerPasskeys(options: () => Promise<RequestOptions>): Promise<Assertion | null> {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  try {
    return await showPasskey(await options(), true);
  } catch (error) {
    if (deviceTrouble(error) === 'cancelled') return null;
    throw error;
  }
}

/** Of a screen that is left: what is chosen later would sign in nobody. */
export async function cancelPasskeyOffer(): Promise<void> {
  if (!hasPasskeys()) return;
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** By the names of WebAuthn Level 3, sections 5.1.3 and 5.1.4, which the library keeps. */
const troubles = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyThere',
  NotSupportedError: 'notSupported',
  ConstraintError: 'notSupported',
  SecurityError: 'notHere',
} as const;

/** Why the device did not, as a key of passkeysText. */
export function deviceTrouble(error: unknown): (typeof troubles)[keyof typeof troubles] | 'deviceFailed' {
  const name = error instanceof Error ? error.name : '';
  const found = Object.entries(troubles).find(([known]) => known === name);
  return found?.[1] ?? 'deviceFailed';
}
