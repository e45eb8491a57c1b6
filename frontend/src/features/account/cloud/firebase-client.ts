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

/** All of Firebase that Suki uses. It comes when somebody presses "Continue with Google", and with no screen. */

export type FirebaseProject = {
  options: Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string>;
  /** Where its emulator listens; null in earnest. */
  emulatorHost: string | null;
};

export type FirebaseClient = {
  /** The id token of who signed in in a window of their own. */
  inWindow(): Promise<string>;
  /** Leaves this page for theirs. */
  byRedirect(): Promise<void>;
  /** The id token of who came back from there; null of who did not. */
  redirected(): Promise<string | null>;
  signOut(): Promise<void>;
};

export function openFirebase({ options, emulatorHost }: FirebaseProject): FirebaseClient {
  // In memory alone: Suki has sessions of its own, and whoever closes the page leaves none of Firebase's behind.
  const auth = initializeAuth(initializeApp(options), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost !== null) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  const google = new GoogleAuthProvider();
  // On a shared phone the last person's account isn't taken unasked.
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
