import { typesOf } from '#contracts/events/event-schemas.ts';
import { type StatementEvent, statementEvents } from '#contracts/events/payment-statements.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { referenceKeysOf } from '#contracts/payment/match-transfers.ts';
import { foldStatement, noStatement, type Statement } from '#contracts/payment/statement-fold.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A bank's file of incoming transfers, with the Manila days of its first and last one. By statement id. */
export type StatementDocument = Statement & {
  firstDay: string;
  lastDay: string;
  /** Keys for finding its transfers (`referenceKeysOf`). */
  references: readonly string[];
};

type StatementRecorded = Recorded<StatementEvent['type']>;

export const statements = defineReadModel<StatementDocument>({
  name: 'statements',
  version: 3,
  fields: ['importedAt', 'firstDay', 'lastDay'],
  arrays: ['references'],
  on: onEach<StatementEvent['type'], StatementDocument>(typesOf(statementEvents), {
    ids: ({ data }: StatementRecorded) => data.statementId,
    apply: documentOf,
  }),
});

function documentOf(document: StatementDocument | undefined, event: StatementRecorded): StatementDocument | undefined {
  const statement = foldStatement(document ?? noStatement, event);
  if (statement.statementId === null) return undefined;
  const days = statement.lines.map(({ day }) => day).sort();
  const references = [...new Set(statement.lines.flatMap(({ reference }) => referenceKeysOf(reference)))];
  return { ...statement, firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '', references };
}
