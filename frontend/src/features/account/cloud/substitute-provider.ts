import { newId } from '../../../browser/new-id.ts';
import type { CloudProvider } from './cloud-provider.ts';
import { keepPending, takePending } from './pending-sign-in.ts';

/**
 * Page of the embedded demo provider in infra/identity. It returns the token in the URL fragment, which no
 * server receives.
 */
const PAGE = '/dev/google';

/** The person picks a demo identity on a separate page. */
export const substituteProvider: CloudProvider = {
  async ask(asked) {
    const state = newId();
    keepPending({ ...asked, by: 'stand-in', state });
    window.location.assign(`${PAGE}?${new URLSearchParams({ returnTo: asked.at, state })}`);
    return 'left';
  },

  isReturn: ({ hash }) => hash.includes('id_token='),

  async returned(hash) {
    const answer = new URLSearchParams(hash.slice(1));
    const idToken = answer.get('id_token');
    if (idToken === null) return null;
    const pending = takePending();
    return pending !== null && pending.state === answer.get('state') ? { idToken, asked: pending } : null;
  },
};
