import type { CloudSignIn } from '#contracts/platform/cloud-sign-in.ts';
import type { CloudProvider } from './cloud-provider.ts';
import { firebaseProvider } from './firebase-provider.ts';
import { substituteProvider } from './substitute-provider.ts';

/** The configured provider, or the missing settings (specification section 5). */
export function cloudProviderOf(config: CloudSignIn): CloudProvider | { missing: string } {
  if (config.by === 'stand-in') return substituteProvider;
  const { apiKey, authDomain, projectId, appId } = config.settings;
  if (apiKey === null || authDomain === null || projectId === null || appId === null) {
    const missing = Object.entries(config.settings).flatMap(([name, value]) => (value === null ? [name] : []));
    return { missing: `Missing Firebase config: ${missing.join(', ')}` };
  }
  return firebaseProvider({ options: { apiKey, authDomain, projectId, appId }, emulatorHost: config.emulatorHost });
}
