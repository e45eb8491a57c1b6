import { ApiError } from '#contracts/api-error.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { THREAD_HEADER } from '#contracts/headers.ts';
import type { Ticket } from '#contracts/support/support-tickets-fold.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { ticketDecider } from './ticket-decider.ts';
import type { TicketLinks } from './ticket-links.ts';

/** Visitors' threads by the token of their mailed link. */
export function contactThreads({ commands, links }: { commands: CommandHandler; links: TicketLinks }) {
  async function load(ticketId: string): Promise<Ticket | null> {
    const { state } = await commands.loadNewest(ticketDecider, streams.ticket(ticketId));
    return state.kind === 'none' ? null : state;
  }

  return {
    load,
    /** The visitor's ticket, or the one that it was merged into. Throws `link_expired`. */
    async opened(token: string): Promise<Ticket> {
      const visited = new Set<string>();
      for (let id = await links.read(token); id !== undefined && !visited.has(id);) {
        visited.add(id);
        const ticket = await load(id);
        if (ticket === null || ticket.status === 'closed') break;
        if (ticket.mergedInto === null) return ticket;
        id = ticket.mergedInto;
      }
      throw new ApiError('link_expired');
    },
  };
}

export type ContactThreads = ReturnType<typeof contactThreads>;

/** Token of a call with a file body. */
export function threadTokenIn(header: CallContext['header']): string {
  const token = header?.(THREAD_HEADER)?.trim();
  if (!token) throw new ApiError('invalid', { message: `${THREAD_HEADER} is missing.` });
  return token;
}
