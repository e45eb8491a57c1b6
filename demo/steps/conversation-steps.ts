import type { Language } from '#contracts/roles.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import { dialogues, farewells, type Line } from '../texts/dialogues.ts';
import { accountIdOf, bookingIdOf } from '../people/ids.ts';
import { type Anchor, earlier, later } from '../anchor-time.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

/** Above the length of every conversation: all messages are read. */
const EVERYTHING = 1e9;

/** Messages after the acceptance and sometimes after the work. Today's may be unread. */
export function conversationSteps(booking: PlannedBooking, answeredAt: string, anchor: Anchor): Step[] {
  const random = randomOf(`chat of ${booking.key}`);
  const language = languageOf(booking);
  const before = linesAt(booking, 'before', random.pick(dialogues[language]), later(answeredAt, 2, 25, random));
  const inTime = before.filter(({ at }) => at < earlier(booking.startsAt, { minutes: 15 }));
  if (booking.ending !== 'completed' || random.chance(0.55)) return withReading(booking, inTime, anchor);
  const after = later(
    booking.startsAt,
    booking.service.durationMinutes + 5,
    booking.service.durationMinutes + 90,
    random,
  );
  return withReading(
    booking,
    [...inTime, ...linesAt(booking, 'after', random.pick(farewells[language]), after)],
    anchor,
  );
}

function languageOf({ client, worker }: PlannedBooking): Language {
  return client.language === 'ceb' && worker.region !== 'cebu' ? 'fil' : client.language;
}

function linesAt(booking: PlannedBooking, when: string, lines: readonly Line[], from: string): Step[] {
  const random = randomOf(`chat ${when} ${booking.key}`);
  let at = from;
  return lines.map(([side, text], index) => {
    at = later(at, 0.5, 9, random);
    return {
      at,
      name: `say ${index} ${when} ${booking.key}`,
      as: booking[side].key,
      do: 'sendToBooking',
      params: { bookingId: bookingIdOf(booking.key) },
      body: { text },
    };
  });
}

/** Each side reads within minutes, and before it answers; the last message of the last day may stay unread. */
function withReading(booking: PlannedBooking, said: readonly Step[], anchor: Anchor): Step[] {
  const random = randomOf(`reading of ${booking.key}`);
  const yesterday = earlier(anchor.moment, { days: 1 });
  const read = said.flatMap((line, index): Step[] => {
    const next = said[index + 1];
    const waits = !next && line.at > yesterday && random.chance(0.4);
    if (waits || next?.as === line.as) return [];
    return [
      reads(
        line.as === booking.client.key ? booking.worker.key : booking.client.key,
        line.as,
        later(line.at, 0.05, 0.45, random),
        `${index} ${booking.key}`,
      ),
    ];
  });
  return [...said, ...read];
}

export function reads(reader: string, partner: string, at: string, what: string): Step {
  return {
    at,
    name: `read ${what} by ${reader}`,
    as: reader,
    do: 'markRead',
    params: { id: accountIdOf(partner) },
    body: { upToSequence: EVERYTHING },
  };
}
