import type { Ticket } from './support-tickets-fold.ts';

/** More than staff ever join of one person: reading one ticket comes to an end, whatever its events say. */
export const MOST_JOINED = 100;

/** The tickets that went on in this one, and in those, nearest first. `read` leaves out those that aren't there. */
export async function ticketsJoinedIn(
  ticket: Ticket,
  read: (ids: readonly string[]) => Promise<readonly Ticket[]>,
): Promise<Ticket[]> {
  // By it two that went on in each other are read once.
  const known = new Map([[ticket.ticketId, ticket]]);
  for (let next: readonly Ticket[] = [ticket]; next.length > 0;) {
    const ids = new Set(next.flatMap(({ tookOver }) => tookOver).filter((id) => !known.has(id)));
    const found = await read([...ids].slice(0, MOST_JOINED + 1 - known.size));
    // One that was about to, and didn't, stands for itself.
    next = found.filter(({ mergedInto }) => mergedInto !== null && known.has(mergedInto));
    for (const one of next) known.set(one.ticketId, one);
  }
  return [...known.values()].filter((one) => one !== ticket);
}
