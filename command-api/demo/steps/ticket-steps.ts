import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ago, type Anchor, onDay } from '../anchor-time.ts';
import { bookingIdOf, commandIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

const [CARLA, RICO] = ['carla-lim', 'rico-tan'] as const;

/** Who asked for help: one is helped and glad, one is waited for, two wait for staff. */
export function supportTickets(anchor: Anchor): Step[] {
  const random = randomOf('support tickets');
  const opened = (name: string) => ({ id: derivedId('ticket', commandIdOf(`ask about ${name}`)) });
  const ask = (at: string, name: string, as: string, body: BodyInput<RouteTable['openTicket']>): Step => ({
    at,
    name: `ask about ${name}`,
    as,
    do: 'openTicket',
    body,
  });
  const answer = (at: string, name: string, as: string, text: string, resolve = false): Step => ({
    at,
    name: `answer ${name} ${at}`,
    as,
    do: 'answerTicket',
    params: opened(name),
    body: { text, resolve },
  });
  const reply = (at: string, name: string, as: string, text: string): Step => ({
    at,
    name: `reply ${name} ${at}`,
    as,
    do: 'replyToTicket',
    params: opened(name),
    body: { text },
  });
  return [
    ask(onDay(anchor, 16, 9, 10, random), 'receipt', 'andrea-reyes', {
      topic: 'payment',
      about: { kind: 'booking', id: bookingIdOf('andrea first leak') },
      text: 'My building’s office wants a receipt with my full name for the leak in the kitchen. Where do I find one?',
    }),
    answer(
      onDay(anchor, 16, 11, 12, random),
      'receipt',
      CARLA,
      'Hi Andrea! Open that booking, go to Payment and press Receipt. Your full name stands on it.',
    ),
    reply(onDay(anchor, 16, 13, 14, random), 'receipt', 'andrea-reyes', 'Found it. Salamat!'),
    {
      at: onDay(anchor, 16, 15, 16, random),
      name: 'resolve receipt',
      as: CARLA,
      do: 'resolveTicketAsStaff',
      params: opened('receipt'),
    },
    {
      at: onDay(anchor, 16, 17, 18, random),
      name: 'rate receipt',
      as: 'andrea-reyes',
      do: 'rateTicket',
      params: opened('receipt'),
      body: { rating: 'good', comment: 'Answered while I was still looking.' },
    },
    ask(onDay(anchor, 1, 9, 10, random), 'payout', 'jun-bautista', {
      topic: 'payout',
      text: 'I changed banks. Will this Friday’s payout still come?',
    }),
    answer(
      onDay(anchor, 1, 10, 11, random),
      'payout',
      RICO,
      'Good morning, Jun. Yes, once the new account has stood for a day. Which bank is it, so that we can look?',
    ),
    ask(ago(anchor, 95), 'time', 'andrea-reyes', {
      topic: 'booking',
      about: { kind: 'booking', id: bookingIdOf('andrea toilet') },
      text: 'The toilet is running again, three months after the repair. Can somebody have another look?',
    }),
    ask(ago(anchor, 41), 'gate', 'liza-mendoza', {
      topic: 'app',
      text: 'Clients can’t find our gate. Can I add a note that every client sees?',
    }),
    {
      at: ago(anchor, 20),
      name: 'note on gate',
      as: CARLA,
      do: 'noteTicket',
      params: opened('gate'),
      body: { text: 'Third worker this month who asks for it. Tell the product team.' },
    },
  ];
}
