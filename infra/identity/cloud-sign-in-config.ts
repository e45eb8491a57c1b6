import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience.ts';
import { documented } from '../service/setting-docs.ts';

const setting = (does: string) =>
  documented(z.optional(z.string().check(z.regex(/^[\w.:-]{1,200}$/, 'must be as the Firebase console shows it'))), {
    does,
  });

/** Part of the environment. */
export const cloudSignInVariables = {
  CLOUD_SIGN_IN: documented(z.optional(z.enum(['firebase', 'stand-in', 'off'], 'must be firebase, stand-in or off')), {
    does: 'Sign-in with Google. The stand-in at `/dev/google` signs any caller in as any user, for the demo',
    fallback: '`firebase` if a `FIREBASE_…` setting is set, `stand-in` with `SEED=demo`, otherwise `off`',
    inProduction: { rejects: 'stand-in' },
  }),
  FIREBASE_API_KEY: setting(
    'API key of the Firebase project. Sign-in with Google requires all four values; the app reports missing ones',
  ),
  FIREBASE_AUTH_DOMAIN: documented(
    z.optional(
      z.string().check(z.regex(/^[a-z\d][a-z\d.-]*(:\d+)?$/, 'must be a domain like suki-ph.firebaseapp.com')),
    ),
    { does: 'Authentication domain of the Firebase project' },
  ),
  FIREBASE_PROJECT_ID: setting('Id of the Firebase project'),
  FIREBASE_APP_ID: setting('App id of the Firebase project'),
  FIREBASE_AUTH_EMULATOR_HOST: documented(
    z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be a host and port like localhost:9099'))),
    {
      does: 'Firebase emulator, which issues unsigned tokens, instead of Firebase',
      inProduction: 'not allowed',
    },
  ),
};
const Variables = z.object(cloudSignInVariables);

/** The Firebase settings; null for a missing one, which the app reports. */
export type FirebaseSettings = Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string | null>;

/** The external sign-in provider; null for none. */
export type CloudSignInConfig =
  | { by: 'firebase'; settings: FirebaseSettings; emulatorHost: string | null }
  | { by: 'stand-in' }
  | null;

type Situation = { production: boolean; demo: boolean };

/** Throws StartupError for a provider that is not allowed in production. */
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
    throw new StartupError(
      'FIREBASE_AUTH_EMULATOR_HOST is not allowed in production: the emulator issues unsigned tokens. Unset it.',
    );
  if (by === 'stand-in')
    throw new StartupError(
      'CLOUD_SIGN_IN=stand-in is not allowed in production: it signs any caller in as any user. Set firebase or off.',
    );
}
