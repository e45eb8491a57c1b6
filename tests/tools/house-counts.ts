import { readFileSync } from 'node:fs';
import { circles } from './circles.ts';
import { filesNamingEvents, MOST_FILES_AN_EVENT } from './event-files.ts';
import { filesOnWayOf, type Way } from './event-way.ts';
import { findRetiredNames } from './retired-words.ts';
import { productionFiles, trackedFiles } from './tracked-files.ts';

/** One number of the house: what it counts, what it is meant to be at most, and what makes it up. */
export type HouseCount = { what: string; target: number; found: readonly string[] };

const ways: Record<string, Way & { target: number }> = {
  BookingAccepted: {
    target: 35,
    names: ['BookingAccepted', 'AcceptBooking', 'acceptBooking', 'useAcceptBookingMutation'],
    module: /(?:^|\/)bookings?(?:[./-]|$)/,
    ends: [
      'frontend/src/features/booking/actions/worker-turn.tsx',
      'frontend/src/features/booking/screens/ClientBookingScreen.tsx',
      'query-api/booking/handlers.ts',
      'query-api/booking/booking-reader.ts',
      'contracts/views/booking.ts',
    ],
    socket: ['frontend/src/features/realtime/account-saga.ts'],
  },
  PaymentVerified: {
    target: 35,
    names: [
      'PaymentVerified',
      'verifyPayment',
      'verifyPayments',
      'VerifyPayment',
      'VerifyOneOfSeveral',
      'useVerifyPaymentsMutation',
    ],
    module: /(?:^|\/)payments?(?:[./-]|$)/,
    ends: [
      'frontend/src/features/admin/payments/PaymentActions.tsx',
      'frontend/src/features/admin/payments/PaymentsScreen.tsx',
      'query-api/payment/admin-handlers.ts',
      'query-api/payment/payment-view.ts',
      'contracts/views/payment.ts',
    ],
    socket: ['frontend/src/features/realtime/account-saga.ts'],
  },
  MessageSent: {
    target: 30,
    names: ['MessageSent', 'sendMessage', 'SendMessage', 'sendToBooking'],
    module: /(?:^|\/)(?:conversations?|chat|messages?)(?:[./-]|$)/,
    ends: [
      'frontend/src/features/conversation/parts/Composer.tsx',
      'frontend/src/features/conversation/parts/ThreadMessages.tsx',
      'frontend/src/features/conversation/api.ts',
      'query-api/conversation/handlers.ts',
      'contracts/views/conversation.ts',
    ],
    socket: [
      'contracts/realtime/chat-socket.ts',
      'realtime-gateway/chat.ts',
      'frontend/src/features/conversation/outbox-saga.ts',
      'frontend/src/features/conversation/chat-push-handlers.ts',
    ],
  },
};

/** Every number, counted in the working copy. */
export function houseCounts(): HouseCount[] {
  const production = productionFiles();
  return [
    ...Object.entries(ways).map(([event, way]) => ({
      what: `files on the way of ${event} outside the kit`,
      target: way.target,
      found: filesOnWayOf(way, production),
    })),
    mostNamedEvent(production),
    { what: 'circles of imports', target: 0, found: circles(trackedFiles('*.ts', '*.tsx')) },
    { what: 'lines over 140 columns', target: 0, found: longLines() },
    {
      what: 'retired words in names',
      target: 0,
      found: findRetiredNames().map(({ file, name, word }) => `${file}: ${name} (${word})`),
    },
  ];
}

function mostNamedEvent(production: readonly string[]): HouseCount {
  const named = [...filesNamingEvents(production)].map(([event, files]) => files.map((file) => `${event}: ${file}`));
  const most = named.reduce((one, other) => (other.length > one.length ? other : one));
  return { what: 'production files that name one event, at most', target: MOST_FILES_AN_EVENT, found: most };
}

/** In code and styles: documents have tables, which are as wide as they are. */
function longLines(): string[] {
  return trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.html').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > 140 ? [`${file}:${index + 1}`] : [])),
  );
}
