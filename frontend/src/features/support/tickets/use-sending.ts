import { useState } from 'react';
import type { TicketMessage } from '#contracts/views/support-tickets.ts';
import { newId } from '../../../browser/new-id.ts';

export type Sent = Pick<TicketMessage, 'text' | 'attachments'>;
/** A message of one's own that the ticket, as it was read, doesn't hold yet. `id`: once the server has it. */
export type Pending = Sent & {
  clientTempId: string;
  at: string;
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

/** What one writes shows at once; what didn't go out stays, to be sent again under the same name. */
export function useSending(deliver: Deliver, known: readonly Pick<TicketMessage, 'id'>[]): Sending {
  const [all, setAll] = useState<readonly Pending[]>([]);

  function change(clientTempId: string, changes: Partial<Pending>) {
    setAll((before) => before.map((one) => (one.clientTempId === clientTempId ? { ...one, ...changes } : one)));
  }

  async function out({ clientTempId, text, attachments }: Pick<Pending, 'clientTempId' | keyof Sent>) {
    change(clientTempId, { state: 'sending' });
    try {
      const { id } = await deliver({ text, attachments, clientTempId });
      change(clientTempId, { state: 'sent', id });
    } catch {
      change(clientTempId, { state: 'failed' });
    }
  }

  return {
    pending: all.filter(({ id }) => id === null || !known.some((message) => message.id === id)),
    send(message) {
      const one: Pending = {
        ...message,
        clientTempId: newId(),
        at: new Date().toISOString(),
        state: 'sending',
        id: null,
      };
      setAll((before) => [...before, one]);
      void out(one);
    },
    resend(clientTempId) {
      const one = all.find((other) => other.clientTempId === clientTempId);
      if (one) void out(one);
    },
    discard: (clientTempId) => setAll((before) => before.filter((one) => one.clientTempId !== clientTempId)),
  };
}
