import type { TicketMessage } from '#contracts/views/support-tickets.ts';
import { newId } from '../../../browser/new-id.ts';
import { changeDraft, draftOwner, type Outgoing, thisPage } from '../../../forms/drafts/drafts.ts';
import { useDraft } from '../../../forms/drafts/use-draft.ts';

export type Sent = Pick<TicketMessage, 'text' | 'attachments'> & Pick<Outgoing, 'resolve'>;
/** An own message that the loaded ticket does not contain yet. `id`: once the server has it. */
export type Pending = Pick<Outgoing, 'clientTempId' | 'at' | 'text' | 'attachments'> & {
  state: 'sending' | 'sent' | 'failed';
  id: string | null;
};

export type Sending = {
  pending: readonly Pending[];
  send: (message: Sent) => void;
  resend: (clientTempId: string) => void;
  discard: (clientTempId: string) => void;
};

type Deliver = (body: Sent & { clientTempId: string }) => Promise<{ id: string }>;

/** By owner and conversation: messages that the server has and the screen has not loaded. */
const arrived = new Map<string, readonly Pending[]>();

/**
 * Own messages show at once. Failed ones stay in their conversation, to be sent again under the same id. Sending
 * continues after leaving the screen.
 */
export function useSending(conversation: string, deliver: Deliver, known: readonly { id: string }[]): Sending {
  const { outgoing } = useDraft(conversation);
  const owner = draftOwner();
  const place = `${owner} ${conversation}`;

  function change(alter: (all: Outgoing[]) => Outgoing[]) {
    changeDraft(conversation, (draft) => ({ ...draft, outgoing: alter(draft.outgoing) }), owner);
  }

  const discard = (clientTempId: string) => change((all) => all.filter((one) => one.clientTempId !== clientTempId));

  function mark(clientTempId: string, state: Outgoing['state']) {
    change((all) => all.map((one) => (one.clientTempId === clientTempId ? { ...one, state, page: thisPage } : one)));
  }

  async function out({ clientTempId, text, attachments, resolve, at }: Outgoing) {
    try {
      const { id } = await deliver({ text, attachments, clientTempId, ...(resolve && { resolve }) });
      const one: Pending = { clientTempId, text, attachments, at, id, state: 'sent' };
      arrived.set(place, [...(arrived.get(place) ?? []), one]);
      discard(clientTempId);
    } catch {
      mark(clientTempId, 'failed');
    }
  }

  const isNew = ({ id }: Pending) => !known.some((message) => message.id === id);
  return {
    pending: [...(arrived.get(place) ?? []).filter(isNew), ...outgoing.map(pendingOf)],
    send(message) {
      const one: Outgoing = {
        ...message,
        clientTempId: newId(),
        at: new Date().toISOString(),
        state: 'sending',
        page: thisPage,
      };
      change((all) => [...all, one]);
      void out(one);
    },
    resend(clientTempId) {
      const one = outgoing.find((other) => other.clientTempId === clientTempId);
      if (!one) return;
      mark(clientTempId, 'sending');
      void out(one);
    },
    discard,
  };
}

/** Another page's message may have arrived; sending it again is idempotent. */
function pendingOf({ state, page, ...one }: Outgoing): Pending {
  return { ...one, state: page === thisPage ? state : 'failed', id: null };
}
