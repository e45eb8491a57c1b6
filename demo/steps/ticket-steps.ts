import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { ago, type Anchor, onDay } from '../anchor-time.ts';
import { bookingIdOf, commandIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

const [CARLA, RICO] = ['carla-lim', 'rico-tan'] as const;

type Helped = {
  name: string;
  as: string;
  text: string;
  answered: string;
  rating: 'good' | 'bad';
  comment: string;
};

/** Support tickets: one resolved and rated, one waiting for the person, two waiting for staff. */
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
  /** Opened, answered with its resolution, and rated on one day. */
  const helped = (daysAgo: number, { name, as, text, answered, rating, comment }: Helped): Step[] => [
    ask(onDay(anchor, daysAgo, 9, 10, random), name, as, { topic: 'account', text }),
    answer(onDay(anchor, daysAgo, 11, 12, random), name, RICO, answered, true),
    {
      at: onDay(anchor, daysAgo, 15, 16, random),
      name: `rate ${name}`,
      as,
      do: 'rateTicket',
      params: opened(name),
      body: { rating, comment },
    },
  ];
  return [
    {
      at: onDay(anchor, 40, 9, 10, random),
      name: 'save a reply about parking',
      as: CARLA,
      do: 'addSavedReply',
      body: {
        title: 'Where to park',
        texts: {
          en:
            'Hi {name}, please tell the guard your booking {booking}: workers may park at the visitors’ slots for ' +
            '{service}. {staff}, Suki support',
          fil:
            'Kumusta {name}, pakisabi sa guard ang booking na {booking}: puwedeng pumarada ang worker sa visitors’ ' +
            'parking para sa {service}. {staff}, Suki support',
        },
      },
    },
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
    ...helped(33, {
      name: 'lost code',
      as: 'liza-mendoza',
      text: 'The code to log in never reaches my phone.',
      answered: 'Hi Liza, the network had held it back. It’s on its way again, please try now.',
      rating: 'good',
      comment: 'Salamat, back in within minutes.',
    }),
    ...helped(24, {
      name: 'new number',
      as: 'jun-bautista',
      text: 'I have a new number. Clients still see the old one.',
      answered: 'Hi Jun, please change it under Profile, and bring the code that we send you.',
      rating: 'bad',
      comment: 'I had done that already.',
    }),
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
