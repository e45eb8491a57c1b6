import type { TicketEvent } from '#contracts/events/support-tickets.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import { foldTicket, noTicket, type Ticket, type TicketState } from '#contracts/support/support-tickets-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import {
  closeTicket,
  markTicketRead,
  openTicket,
  rateTicket,
  reopenTicket,
  replyAsRequester,
  replyAsStaff,
  resolveTicket,
} from './decide-ticket-replies.ts';
import {
  assignTicket,
  mergeTicket,
  noteTicket,
  prioritizeTicket,
  takeOverTicket,
  unassignTicket,
} from './decide-ticket-work.ts';
import type { TicketCommand } from './ticket-commands.ts';

export const ticketDecider: Decider<TicketState, TicketCommand, TicketEvent, Refusal> = {
  initialState: noTicket,
  evolve: foldTicket,
  decide,
};

type CommandData<Type extends TicketCommand['type']> = Extract<TicketCommand, { type: Type }>['data'];

const decisions: {
  readonly [Type in Exclude<TicketCommand['type'], 'OpenTicket'>]: (
    data: CommandData<Type>,
    ticket: Ticket,
  ) => Decision<TicketEvent>;
} = {
  ReplyAsRequester: replyAsRequester,
  ReplyAsStaff: replyAsStaff,
  NoteTicket: noteTicket,
  AssignTicket: assignTicket,
  UnassignTicket: unassignTicket,
  PrioritizeTicket: prioritizeTicket,
  ResolveTicket: resolveTicket,
  ReopenTicket: reopenTicket,
  CloseTicket: closeTicket,
  TakeOverTicket: takeOverTicket,
  MergeTicket: mergeTicket,
  RateTicket: rateTicket,
  MarkTicketRead: markTicketRead,
};

function decide(command: TicketCommand, state: TicketState): Decision<TicketEvent> {
  if (command.type === 'OpenTicket') return openTicket(command.data, state);
  return state.kind === 'none' ? refuse('not_found') : decideOn(command, state);
}

function decideOn<Type extends keyof typeof decisions>(
  { type, data }: { type: Type; data: CommandData<Type> },
  ticket: Ticket,
): Decision<TicketEvent> {
  return decisions[type](data, ticket);
}
