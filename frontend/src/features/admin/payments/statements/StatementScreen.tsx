import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { type TransferKind, transferKinds } from '#contracts/payment/match-transfers.ts';
import type { MatchSum, Transfer } from '#contracts/views/payment-statement.ts';
import { errorText } from '../../../../api/error-text.ts';
import { lazyDialog } from '../../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/over-the-page/Dialog.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Tabs } from '../../../../ui/pressing/Tabs.tsx';
import { EmptyState } from '../../../../ui/showing/EmptyState.tsx';
import { ChosenBar } from '../../list/ChosenBar.tsx';
import { NotDoneNote } from '../../list/NotDoneNote.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { clearing, oneOf, pageOf, useAddress } from '../../list/use-address.ts';
import { useSelection } from '../../list/use-selection.ts';
import { itemsOf, useList } from '../../list/use-list.ts';
import { WithList } from '../../list/WithList.tsx';
import { adminStatementsApi, useReopenTransferMutation } from './api.ts';
import { STATEMENTS } from './statement-columns.tsx';
import { statementsEn } from './statements.en.ts';
import { transferColumns } from './transfer-columns.tsx';
import { useConfirming } from './use-confirming.ts';

const HandleTransferDialog = lazyDialog(async () => (await import('./HandleTransferDialog.tsx')).HandleTransferDialog);

/** Transfers of a bank file with their matched payments, and confirming the exact matches. */
export function StatementScreen() {
  const t = useText(statementsEn);
  const locale = useLocale();
  const { id = '' } = useParams();
  const address = useAddress();
  const match = oneOf(address.params, 'match', transferKinds);
  const query = useList(
    adminStatementsApi.endpoints.readStatement.useQuery,
    { id, page: pageOf(address.params), ...(match && { match }) },
    itemsOf,
  );
  const { data } = query;
  const mayConfirm = useMay()('payments.decide');
  const selection = useSelection(query.rows, isSure, query.key);
  const { confirm, failed, forgetFailed } = useConfirming(id);
  const reopen = useReopening(id);
  const [asking, setAsking] = useState(false);
  const [handling, setHandling] = useState<Transfer | null>(null);
  const { chosen, clear } = selection;
  return (
    <>
      <PageHeader
        dense
        title={t('oneTitle')}
        subtitle={
          data
            ? t('broughtBy', {
                name: data.statement.name,
                by: data.statement.by,
                at: formatDayAndTime(data.statement.importedAt, locale),
              })
            : '…'
        }
        back={{ to: STATEMENTS, label: t('title') }}
      />
      <WithList of={query}>
        <Kinds sums={data?.sums} match={match} onChange={(next) => address.filter({ match: next })}>
          <NotDoneNote title={t('someNot', { count: failed.length })} of={failed} onDismiss={forgetFailed} />
          {chosen.length > 0 && (
            <ChosenBar said={t('selected', { count: chosen.length })} amount={sumOf(chosen)}>
              <Button variant="outline" size={36} onClick={clear}>
                {t('clear')}
              </Button>
              <Button size={36} onClick={() => setAsking(true)}>
                {t('confirmMany', { count: chosen.length })}
              </Button>
            </ChosenBar>
          )}
          <ListTable<Transfer>
            of={query}
            rows={query.rows}
            page={query.page}
            address={address}
            columns={transferColumns({
              t,
              locale,
              onConfirm: mayConfirm ? (transfer) => confirm([transfer]) : null,
              onHandle: setHandling,
              onReopen: reopen,
            })}
            {...(mayConfirm && {
              select: { selection, all: t('selectAll'), one: ({ line }: Transfer) => t('selectOne', { line }) },
            })}
            caption={t('oneCaption')}
            failed={t('oneFailed')}
            empty={<EmptyState title={t('noTransfers')}>{t('noTransfersHint')}</EmptyState>}
            clear={clearing({ match })}
          />
        </Kinds>
      </WithList>
      {handling && <HandleTransferDialog statementId={id} transfer={handling} onClose={() => setHandling(null)} />}
      {asking && (
        <ConfirmDialog chosen={chosen} onConfirm={() => confirm(chosen).then(clear)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Also covers a payment verified by the transfer, within the undo period of a minute. */
function useReopening(id: string) {
  const t = useText(statementsEn);
  const [send] = useReopenTransferMutation();
  return async ({ line, handled }: Transfer): Promise<void> => {
    if (!handled) return;
    const { error } = await send({ id, body: { line, at: handled.at } });
    if (error) showToast(errorText(error), { variant: 'error' });
    else showToast(t('reopened'), { variant: 'success' });
  };
}

function isSure({ match, payment }: Transfer): boolean {
  return match === 'exact' && payment !== null;
}

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

interface KindsProps {
  sums: readonly MatchSum[] | undefined;
  match: TransferKind | undefined;
  onChange: (match: TransferKind | null) => void;
  children: ReactNode;
}

function Kinds({ sums, match, onChange, children }: KindsProps) {
  const t = useText(statementsEn);
  const all = sums && { count: sums.reduce((total, { count }) => total + count, 0) };
  const kinds = transferKinds.map((value) => ({
    value,
    label: t(value),
    ...(sums && { count: sums.find((sum) => sum.match === value)?.count ?? 0 }),
  }));
  return (
    <Tabs
      label={t('kinds')}
      items={[{ value: 'all' as const, label: t('all'), ...all }, ...kinds]}
      value={match ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? null : next)}
    >
      {children}
    </Tabs>
  );
}

interface ConfirmProps {
  chosen: readonly Transfer[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function ConfirmDialog({ chosen, onConfirm, onClose }: ConfirmProps) {
  const t = useText(statementsEn);
  const count = chosen.length;

  async function confirm() {
    await onConfirm();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('confirmTitle', { count })}
      description={t('confirmDescription', { amount: formatPesoLong(sumOf(chosen)) })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('goBack')}
          </Button>
          <Button onClick={confirm}>{t('confirmMany', { count })}</Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line rounded-12 bg-sunken px-3 text-14">
        {chosen.map(({ id, reference, amount, payment }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block truncate font-strong">{payment?.customerName}</span>
              <span className="block truncate text-13 text-muted">
                {payment?.code}, {reference}
              </span>
            </span>
            <span className="amount shrink-0">{formatPesoLong(amount)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
