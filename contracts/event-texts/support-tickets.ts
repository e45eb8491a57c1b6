import type { TicketEvent, TicketSide } from '../events/support-tickets.ts';
import type { UserType } from '../roles.ts';
import { ticketCode } from '../support/support-tickets-code.ts';
import type { Details, DetailsOf, Recipient, Subject } from './event-details.ts';

type Concerning = {
  ticketId: string;
  requesterId: string | null;
  requesterType: UserType | null;
  side: TicketSide;
};

const ofTicket = ({ data }: { data: { ticketId: string } }): Subject => ticketCode(data.ticketId);

/** The requester is notified of what staff do; a visitor gets it by mail. */
function toRequester({ requesterId, requesterType, side }: Concerning): Recipient[] {
  if (side !== 'staff' || requesterId === null) return [];
  return [{ accountId: requesterId, as: requesterType === 'worker' ? 'worker' : 'client' }];
}

const named = ({ ticketId }: { ticketId: string }): Details => ({ ticketId, code: ticketCode(ticketId) });

export const supportTickets = {
  TicketOpened: {
    tone: 'mango',
    icon: 'MessagesSquare',
    subject: ofTicket,
    notify: {
      to: ({ ticketId, requester: { accountId, userType }, openedBy }) =>
        openedBy ? toRequester({ ticketId, requesterId: accountId, requesterType: userType, side: 'staff' }) : [],
      details: (data) => ({ ...named(data), staff: data.openedBy?.name ?? '' }),
    },
  },
  TicketReplied: {
    tone: 'neutral',
    icon: 'MessageCircle',
    subject: ofTicket,
    notify: { to: toRequester, details: (data) => ({ ...named(data), staff: data.by?.name ?? '' }) },
  },
  TicketNoted: { tone: 'neutral', icon: 'PenLine', subject: ofTicket },
  TicketAssigned: {
    tone: 'neutral',
    icon: 'UserCheck',
    subject: ofTicket,
  },
  TicketPrioritized: { tone: 'neutral', icon: 'Tag', subject: ofTicket },
  TicketResolved: {
    tone: 'success',
    icon: 'CircleCheck',
    subject: ofTicket,
    notify: { to: toRequester, details: named },
  },
  TicketReopened: {
    tone: 'mango',
    icon: 'Undo2',
    subject: ofTicket,
    notify: { to: toRequester, details: named },
  },
  TicketClosed: { tone: 'neutral', icon: 'CheckCheck', subject: ofTicket },
  TicketMerged: {
    tone: 'neutral',
    icon: 'CornerDownRight',
    subject: ofTicket,
    changes: ({ intoTicketId }) => ({ code: ticketCode(intoTicketId) }),
  },
  TicketTookOver: {
    tone: 'neutral',
    icon: 'CirclePlus',
    subject: ofTicket,
    changes: ({ fromTicketId }) => ({ code: ticketCode(fromTicketId) }),
  },
  TicketRated: { tone: 'neutral', icon: 'Star', subject: ofTicket },
  TicketRead: { tone: 'neutral', icon: 'Eye', subject: ofTicket },
} satisfies DetailsOf<TicketEvent['type']>;
