import { now } from './test-clock.ts';
import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator app for this key and time. */
export function appCode(secret: string, at: Date = now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
