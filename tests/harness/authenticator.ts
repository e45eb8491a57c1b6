import { now } from './test-clock.ts';
import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for this key at that time. */
export function appCode(secret: string, at: Date = now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
