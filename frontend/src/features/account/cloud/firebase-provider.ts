import { newId } from '../../../browser/new-id.ts';
import { CloudSignInFailure } from './cloud-sign-in-failure.ts';
import type { CloudProvider } from './cloud-provider.ts';
import type { FirebaseClient, FirebaseProject } from './firebase-client.ts';
import { keepPending, readPending, takePending } from './pending-sign-in.ts';

/** One per page: Firebase rejects a second app of the same name. */
let opened: Promise<FirebaseClient> | null = null;

function open(project: FirebaseProject): Promise<FirebaseClient> {
  opened ??= import('./firebase-client.ts').then(({ openFirebase }) => openFirebase(project));
  // The module could not be loaded, for example offline; the next press retries.
  opened.catch(() => (opened = null));
  return opened;
}

/** Does nothing if Firebase was not used on this page and hence not loaded. */
export async function signOutOfFirebase(): Promise<void> {
  await (await opened)?.signOut();
}

/** Google through Firebase: in a window, or on a separate page if the browser blocks windows. */
export function firebaseProvider(project: FirebaseProject): CloudProvider {
  return {
    async ask(asked) {
      try {
        const client = await open(project);
        const answer = await inWindow(client);
        if (answer !== 'blocked') return answer;
        keepPending({ ...asked, by: 'firebase', state: newId() });
        await client.byRedirect();
        return 'left';
      } catch (error) {
        throw failureOf(error);
      }
    },

    isReturn({ at }) {
      const pending = readPending();
      return pending?.by === 'firebase' && pending.at === at;
    },

    async returned() {
      const pending = takePending();
      if (pending === null) return null;
      try {
        const idToken = await (await open(project)).redirected();
        return idToken === null ? null : { idToken, asked: pending };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

const closed = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];
const blocked = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

async function inWindow(client: FirebaseClient): Promise<{ idToken: string } | 'closed' | 'blocked'> {
  try {
    return { idToken: await client.inWindow() };
  } catch (error) {
    const code = codeOf(error);
    if (closed.includes(code)) return 'closed';
    if (blocked.includes(code)) return 'blocked';
    throw error;
  }
}

/** A failed module import is a TypeError with a browser-specific message. */
function failureOf(error: unknown): CloudSignInFailure {
  const isOffline = codeOf(error) === 'auth/network-request-failed' || error instanceof TypeError;
  return new CloudSignInFailure(isOffline ? 'offline' : 'failed', error);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
