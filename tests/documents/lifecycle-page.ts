import { bookingStatuses, bookingTransitions, finalStatuses } from '#contracts/booking/lifecycle.ts';
import { paymentStatuses, paymentTransitions } from '#contracts/payment/lifecycle.ts';
import { payoutStatuses, payoutTransitions } from '#contracts/payout/lifecycle.ts';

/** docs/booking-lifecycle.md, generated from the tables in contracts. */

type Row = {
  by: readonly string[];
  from: readonly string[];
  /** null: the status stays. */ to: string | null;
  when: readonly string[];
};
type Life = {
  title: string;
  words: string;
  first: string;
  statuses: readonly string[];
  over: readonly string[];
  actions: ReadonlyMap<string, readonly Row[]>;
};

type TableRow = {
  by: readonly string[];
  from: readonly string[];
  to: string | null;
  when?: string | readonly string[];
};

/** The tables differ a little in form: an action may have one row or several, a row no condition, one or several. */
function actionsOf(lifecycle: Readonly<Record<string, TableRow | readonly TableRow[]>>): Map<string, Row[]> {
  const rows = (given: TableRow | readonly TableRow[]): Row[] =>
    [given].flat().map(({ when = [], ...row }) => ({ ...row, when: [when].flat() }));
  return new Map(Object.entries(lifecycle).map(([action, given]) => [action, rows(given)]));
}

const lives: readonly Life[] = [
  {
    title: 'Booking',
    first: 'pending',
    statuses: bookingStatuses,
    over: finalStatuses,
    actions: actionsOf(bookingTransitions),
    words:
      'A booking is `pending` once it is requested, of one worker or open to all within reach. `candidate`: a ' +
      'worker who may take an open booking. `policy`: the platform itself.',
  },
  {
    title: 'Payment',
    first: 'unpaid',
    statuses: paymentStatuses,
    over: [],
    actions: actionsOf(paymentTransitions),
    words:
      'One a booking, in one part or several. `provider`: GCash, Maya or the card network, by webhook. Refunds ' +
      'are records of their own beside it.',
  },
  {
    title: 'Payout',
    first: 'accruing',
    statuses: payoutStatuses,
    over: [],
    actions: actionsOf(payoutTransitions),
    words: 'One worker, one Friday.',
  },
];

/** Arrows between statuses only: actions that keep the status are in the table below it. */
function diagram({ first, statuses, over, actions }: Life): string {
  const arrows = new Map<string, string[]>();
  for (const [action, rows] of actions) {
    for (const { from, to } of rows) {
      for (const status of from.filter((each) => to !== null && each !== to)) {
        const arrow = `${status} --> ${to}`;
        arrows.set(arrow, [...new Set([...(arrows.get(arrow) ?? []), action.replaceAll('_', ' ')])]);
      }
    }
  }
  const lines = [
    `[*] --> ${first}`,
    ...[...arrows].map(([arrow, words]) => `${arrow}: ${words.join(', ')}`),
    ...statuses.filter((status) => over.includes(status)).map((status) => `${status} --> [*]`),
  ];
  return ['```mermaid', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

function table({ actions }: Life): string {
  const lines = [...actions].flatMap(([action, rows]) =>
    rows.map(
      ({ by, from, to, when }) =>
        `| ${action.replaceAll('_', ' ')} | ${by.join(', ')} | ${from.join(', ')} | ${to ?? '–'} | ${when.join(', ')} |`,
    ),
  );
  return ['| action | who | from | to (– stays) | when |', '|---|---|---|---|---|', ...lines].join('\n');
}

/** The whole page according to the current tables. */
export function lifecyclePage(): string {
  const parts = lives.map((life) => `## ${life.title}\n\n${life.words}\n\n${diagram(life)}\n\n${table(life)}`);
  const head =
    '# How bookings, payments and payouts live\n\nDrawn from `contracts/booking/lifecycle.ts`, ' +
    '`contracts/payment/lifecycle.ts` and `contracts/payout/lifecycle.ts` by `npm run docs`; the decider, ' +
    '`allowedActions`, the buttons and the tests read the same tables.';
  return `${[head, ...parts].join('\n\n')}\n`;
}
