import { newId } from '../../../browser/new-id.ts';
import type { CloudProvider } from './cloud-provider.ts';
import { keepPending, takePending } from './pending-sign-in.ts';

/** Of the embedded demo (infra/identity/stand-in). It sends people back with their token behind the `#`, where no server sees it. */
const PAGE = '/dev/google';

/** People choose on a page of its own whom they sign in as. */
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
