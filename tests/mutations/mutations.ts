/** A deliberate fault, and the part of the gate that must fail because of it. */
export type Mutation = {
  fault: string;
  file: string;
  /** A text that occurs once in the file, and its replacement. */
  from: string;
  to: string;
  /** The check, or the test file, that finds it. */
  foundBy: 'types' | 'imports' | 'documents' | 'translations' | (string & {});
};

/** Faults spread over the layers. `npm run mutations` applies each in a copy of the repository. */
export const mutations: readonly Mutation[] = [
  {
    fault: 'A valid quote is refused, and an expired one accepted',
    file: 'command-api/booking/decide-quotes.ts',
    from: 'if (Date.parse(quote.validUntil) <= Date.parse(command.now))',
    to: 'if (Date.parse(quote.validUntil) > Date.parse(command.now))',
    foundBy: 'command-api/booking/booking.test.ts',
  },
  {
    fault: 'The commission is rounded down: a centavo too little',
    file: 'contracts/payout/commission.ts',
    from: '(2n * part + whole) / (2n * whole)',
    to: '(2n * part) / (2n * whole)',
    foundBy: 'contracts/payout/commission.test.ts',
  },
  {
    fault: 'An earning of a Friday is paid on the same Friday',
    file: 'contracts/payout/friday.ts',
    from: '+ 6) % 7) + 1',
    to: '+ 7) % 7)',
    foundBy: 'command-api/payout/payout.test.ts',
  },
  {
    fault: 'Days use Tokyo’s time zone',
    file: 'contracts/manila-time.ts',
    from: 'const MANILA_OFFSET_MS = 8 * HOUR_MS',
    to: 'const MANILA_OFFSET_MS = 9 * HOUR_MS',
    foundBy: 'contracts/manila-time.test.ts',
  },
  {
    fault: 'Any admin may verify payments',
    file: 'contracts/calls/payment.ts',
    from: "summary: 'Verify a payment',\n    who: admin,\n    permission: 'payments.decide',",
    to: "summary: 'Verify a payment',\n    who: admin,",
    foundBy: 'tests/api/authorisation.test.ts',
  },
  {
    fault: 'A Filipino text is missing',
    file: 'frontend/src/features/dispute/locales/fil.po',
    from: 'msgstr "Humingi ng refund"',
    to: 'msgstr ""',
    foundBy: 'translations',
  },
  {
    fault: 'The keyboard moves a question the wrong way',
    file: 'frontend/src/forms/sorting/sorting-key.ts',
    from: "['ArrowUp', -1]",
    to: "['ArrowUp', 1]",
    foundBy: 'frontend/src/forms/sorting/sorting-key.test.ts',
  },
  {
    fault: 'The read model of bookings sends no push',
    file: 'projectors/read-models/booking/bookings.ts',
    from: '  push: updated,\n',
    to: '',
    foundBy: 'tests/journeys/one-booking.journey.ts',
  },
  {
    fault: 'A stale document overwrites a newer one',
    file: 'infra/eventing/documents/sqlite/sqlite-collection.ts',
    from: 'SET ${changes} WHERE id = ? AND position = ?`',
    to: 'SET ${changes} WHERE id = ? AND position >= ?`',
    foundBy: 'infra/eventing/documents/sqlite/sqlite-documents.test.ts',
  },
  {
    fault: 'An unanswered request never expires',
    file: 'command-api/process-managers/when-unanswered-expire.ts',
    from: "dueAt: ('workerAnswerBy' in data && data.workerAnswerBy) || data.answerBy,",
    to: "dueAt: '2199-01-01T00:00:00.000Z',",
    foundBy: 'tests/bookings/request-changes.test.ts',
  },
  {
    fault: 'A page may be framed by other sites',
    file: 'infra/http/routing/security-headers.ts',
    from: "'Content-Security-Policy': \"default-src 'none'; frame-ancestors 'none'\"",
    to: "'Content-Security-Policy': \"default-src 'none'\"",
    foundBy: 'tests/api/security-headers.test.ts',
  },
  {
    fault: 'Sockets of any origin are accepted',
    file: 'realtime-gateway/origin.ts',
    from: 'return allowedOrigins.includes(url.origin) || url.host === host;',
    to: 'return true;',
    foundBy: 'realtime-gateway/origin.test.ts',
  },
  {
    fault: 'Muted text has too little contrast',
    file: 'frontend/src/ui/tokens.css',
    from: '--muted: #566662;',
    to: '--muted: #b6c6c2;',
    foundBy: 'tests/journeys/screens.journey.ts -g /login',
  },
  {
    fault: 'Two jobs of one worker may overlap',
    file: 'contracts/calendar/availability.ts',
    from: 'Date.parse(one.startsAt) < Date.parse(other.endsAt) + bufferMs &&',
    to: 'Date.parse(one.startsAt) > Date.parse(other.endsAt) + bufferMs &&',
    foundBy: 'command-api/calendar/decider.test.ts',
  },
  {
    fault: 'A refresh token that was used twice leaves its session open',
    file: 'command-api/account/sign-in/sessions.ts',
    from: '      await families.remove(sessionId);\n      return outcome;',
    to: '      return outcome;',
    foundBy: 'command-api/account/sign-in/sessions.test.ts',
  },
  {
    fault: 'A picture’s type is taken from its name',
    file: 'command-api/upload/media-type.ts',
    from: '0x89, 0x50, 0x4e, 0x47',
    to: '',
    foundBy: 'command-api/upload/media-type.test.ts',
  },
  {
    fault: 'Any password is accepted',
    file: 'command-api/account/passwords/passwords.ts',
    from: 'timingSafeEqual(hash, expected)) && parts !== undefined;',
    to: 'hash[0] === hash[0]) && parts !== undefined;',
    foundBy: 'command-api/account/passwords/passwords.test.ts',
  },
  {
    fault: 'Amounts show one decimal',
    file: 'contracts/money.ts',
    from: 'exact: { minimumFractionDigits: 2 }',
    to: 'exact: { minimumFractionDigits: 1 }',
    foundBy: 'contracts/money.test.ts',
  },
  {
    fault: 'A layer imports from a higher one',
    file: 'contracts/money.ts',
    from: "type Digits = 'whole' | 'exact';",
    to: "import '#command-api/app.ts';\ntype Digits = 'whole' | 'exact';",
    foundBy: 'imports',
  },
  {
    fault: 'A document links to a file that does not exist',
    file: 'README.md',
    from: '(docs/glossary.md)',
    to: '(docs/glossaries)',
    foundBy: 'documents',
  },
];
