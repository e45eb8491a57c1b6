import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
} from 'firebase/auth';

/** Everything that Suki uses of Firebase. Loaded when "Continue with Google" is pressed, not with a screen. */

export type FirebaseProject = {
  options: Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string>;
  /** Host of the emulator; null in production. */
  emulatorHost: string | null;
};

export type FirebaseClient = {
  /** Signs in in a pop-up window and returns the id token. */
  inWindow(): Promise<string>;
  /** Leaves this page for the provider's. */
  byRedirect(): Promise<void>;
  /** Id token after a return from the provider; null without one. */
  redirected(): Promise<string | null>;
  signOut(): Promise<void>;
};

export function openFirebase({ options, emulatorHost }: FirebaseProject): FirebaseClient {
  // In memory only: Suki has its own sessions, and closing the page must leave no Firebase session behind.
  const auth = initializeAuth(initializeApp(options), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost !== null) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  const google = new GoogleAuthProvider();
  // Always asks for the account, so that a shared phone does not reuse the last person's.
  google.setCustomParameters({ prompt: 'select_account' });

  return {
    inWindow: async () => idTokenOf(await signInWithPopup(auth, google)),
    byRedirect: () => signInWithRedirect(auth, google),
    async redirected() {
      const result = await getRedirectResult(auth);
      return result && idTokenOf(result);
    },
    signOut: () => signOut(auth),
  };
}

function idTokenOf({ user }: UserCredential): Promise<string> {
  return user.getIdToken();
}
