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

export async function showPasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
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
