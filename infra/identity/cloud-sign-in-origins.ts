import type { CloudSignInConfig } from './cloud-sign-in-config.ts';

/** Origins that a document loads from besides its own, by type. */
type Origins = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Whether pop-up windows may message the document. */
  opensWindows: boolean;
};

/** Google's loader of the iframe in which a project's page receives the result of the sign-in. */
const LOADER = 'https://apis.google.com';
const CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Additions to a document's policy for sign-in: only for a complete Firebase configuration. The demo provider is a page
 * of the same origin.
 */
export function cloudSignInOrigins(config: CloudSignInConfig): Origins | null {
  if (config?.by !== 'firebase') return null;
  const { settings, emulatorHost } = config;
  if (Object.values(settings).includes(null)) return null;
  if (emulatorHost !== null) {
    const emulator = `http://${emulatorHost}`;
    return { scripts: [LOADER], frames: [emulator], connections: [emulator], opensWindows: true };
  }
  return {
    scripts: [LOADER],
    frames: [`https://${settings.authDomain}`],
    connections: CALLS,
    opensWindows: true,
  };
}
