import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience/startup-error.ts';

const setting = z.optional(z.string().check(z.regex(/^[\w.:-]{1,200}$/, 'must be as the Firebase console shows it')));

/** Of the environment. */
export const cloudSignInVariables = {
  /** Unset, it is `firebase` where any of its settings is there, else `stand-in` for the demo, else `off`. */
  CLOUD_SIGN_IN: z.optional(z.enum(['firebase', 'stand-in', 'off'], 'must be firebase, stand-in or off')),
  FIREBASE_API_KEY: setting,
  FIREBASE_AUTH_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z\d][a-z\d.-]*(:\d+)?$/, 'must be a domain like suki-ph.firebaseapp.com')),
  ),
  FIREBASE_PROJECT_ID: setting,
  FIREBASE_APP_ID: setting,
  /** The emulator's tokens are signed by nobody. */
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(
    z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be a host and port like localhost:9099')),
  ),
};
const Variables = z.object(cloudSignInVariables);

/** What whoever runs Suki has set; null is missing, which the app says. */
export type FirebaseSettings = Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string | null>;

/** With whom people can sign in beside Suki itself; null: with nobody. */
export type CloudSignInConfig =
  | { by: 'firebase'; settings: FirebaseSettings; emulatorHost: string | null }
  | { by: 'stand-in' }
  | null;

type Situation = { production: boolean; demo: boolean };

/** Throws StartupError for what would let anybody in. */
export function cloudSignInOf(env: z.infer<typeof Variables>, situation: Situation): CloudSignInConfig {
  const settings = settingsIn(env);
  const emulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? null;
  const isSet = [emulatorHost, ...Object.values(settings)].some((value) => value !== null);
  const by = env.CLOUD_SIGN_IN ?? (isSet ? 'firebase' : withoutSettings(situation));
  if (situation.production) refuseInProduction(by, emulatorHost);
  if (by === 'off') return null;
  return by === 'stand-in' ? { by } : { by, settings, emulatorHost };
}

function settingsIn(env: z.infer<typeof Variables>): FirebaseSettings {
  return {
    apiKey: env.FIREBASE_API_KEY ?? null,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? null,
    projectId: env.FIREBASE_PROJECT_ID ?? null,
    appId: env.FIREBASE_APP_ID ?? null,
  };
}

function withoutSettings({ production, demo }: Situation): 'stand-in' | 'off' {
  return demo && !production ? 'stand-in' : 'off';
}

function refuseInProduction(by: string, emulatorHost: string | null): void {
  if (emulatorHost !== null)
    throw new StartupError('FIREBASE_AUTH_EMULATOR_HOST must not be set in production: nobody signs its tokens.');
  if (by === 'stand-in')
    throw new StartupError('CLOUD_SIGN_IN must not be stand-in in production: it lets anybody be anybody.');
}
