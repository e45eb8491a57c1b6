import type { CloudSignInConfig } from './cloud-sign-in-config.ts';

/** What a document has from elsewhere besides pictures, by origin. */
type Origins = {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Whether a window that it opens may answer it. */
  opensWindows: boolean;
};

/** Google's loader of the frame in which a project's own page hears how the sign-in went. */
const LOADER = 'https://apis.google.com';
const CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Additions to a document's policy for sign-in: only for a complete Firebase configuration. The demo provider is a
 * page of our own origin.
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
