import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '#contracts/calls/account-passkeys.ts';

/** WebAuthn on this device. The library loads on a press, not with the screen. */

const library = () => import('@simplewebauthn/browser');

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether passkeys can be used: they need a host name rather than an IP address, and browser support. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);
}

/** Rejects if the person cancels or the device fails; `deviceTrouble` tells them apart. */
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
 * Resolves with the passkey chosen from the browser's autofill; null if the browser offers none or the person does
 * something else, such as pressing the button.
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

/** For a screen that unmounts: a later choice would have no effect. */
export async function cancelPasskeyOffer(): Promise<void> {
  if (!hasPasskeys()) return;
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Error names of WebAuthn Level 3, sections 5.1.3 and 5.1.4, which the library keeps. */
const troubles = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyThere',
  NotSupportedError: 'notSupported',
  ConstraintError: 'notSupported',
  SecurityError: 'notHere',
} as const;

/** Reason for a device failure as a key of passkeysText. */
export function deviceTrouble(error: unknown): (typeof troubles)[keyof typeof troubles] | 'deviceFailed' {
  const name = error instanceof Error ? error.name : '';
  const found = Object.entries(troubles).find(([known]) => known === name);
  return found?.[1] ?? 'deviceFailed';
}
