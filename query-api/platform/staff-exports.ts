import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { requirePermission } from '#contracts/calls/viewer.ts';
import { CSV_MARK, csvLine } from '#contracts/csv.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { exportPermissions } from '#contracts/platform/case-permissions.ts';
import { newId } from '#infra/eventing/ids.ts';
import { TextInPieces } from '#infra/http/calls/in-pieces.ts';
import { paymentsToExport } from '../payment/payments-export.ts';
import { payoutsToExport } from '../payout/payouts-export.ts';
import type { ListToExport } from '../list-to-export.ts';
import type { QueryContext } from '../query-context.ts';
import { auditToExport } from './audit-export.ts';
import { spendExport } from './staff-grants.ts';

type Exported = DataOf<'DataExported'>;

const lists: Record<
  Exported['list'],
  (queryContext: QueryContext, filters: string, context: CallContext) => Promise<ListToExport>
> = { audit_log: auditToExport, payments: paymentsToExport, payouts: payoutsToExport };

/** Exports for staff: streamed while they are made, and recorded once they end (docs/decisions/staff-reads.md). */
export function exportQueries(queryContext: QueryContext): Handlers<'readExport'> {
  return {
    async readExport({ query: { list, filters, grant }, context }) {
      requirePermission(context, exportPermissions[list]);
      const release = queryContext.exports.begin(signedIn(context).accountId);
      let rows = 0;
      async function* csv(columns: readonly string[], lines: ListToExport['lines']): AsyncGenerator<string> {
        yield CSV_MARK + csvLine(columns);
        for await (const line of lines) {
          rows++;
          yield csvLine(line);
        }
      }
      try {
        const { fileName, columns, lines, capped } = await lists[list](queryContext, filters, context);
        await spendExport(queryContext, grant, list, filters, context);
        return {
          data: { fileName, csv: new TextInPieces(csv(columns, lines)), rows: () => rows, capped },
          async ended(isWhole) {
            release();
            await noteExport(queryContext, { list, filters, rows }, isWhole, context);
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/** The event is recorded even if the connection broke. */
async function noteExport(
  { append }: Pick<QueryContext, 'append'>,
  data: Exported,
  isWhole: boolean,
  context: CallContext,
): Promise<void> {
  const { accountId, userType } = signedIn(context);
  const id = newId();
  const metadata = {
    schemaVersion: 1,
    actor: { accountId, role: userType },
    commandId: id,
    $correlationId: id,
    $causationId: id,
  };
  await append(streams.system(), 'any', [
    { id, type: isWhole ? 'DataExported' : 'DataExportBrokenOff', data, metadata },
  ]);
}
