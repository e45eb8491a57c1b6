import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { statementCalls } from '#contracts/calls/payment-statements.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { transferKinds } from '#contracts/payment/match-transfers.ts';
import type { Transfer } from '#contracts/views/payment-statement.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/over-the-page/ConfirmDialog.tsx';
import { lazyDialog } from '../../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { defineAdminList, type ListPart } from '../../list/admin-list.ts';
import { AdminList } from '../../list/AdminList.tsx';
import { ChosenBar } from '../../list/ChosenBar.tsx';
import { NotDoneNote } from '../../list/NotDoneNote.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { adminStatementsApi, useReopenTransferMutation } from './api.ts';
import { STATEMENTS } from './statement-columns.tsx';
import { statementsEn } from './statements.en.ts';
import { transferColumns } from './transfer-columns.tsx';
import { useConfirming } from './use-confirming.ts';

const HandleTransferDialog = lazyDialog(async () => (await import('./HandleTransferDialog.tsx')).HandleTransferDialog);

type Part = ListPart<typeof statementCalls.readStatement, Transfer, keyof typeof statementsEn>;

const statement = defineAdminList({
  path: STATEMENTS,
  call: statementCalls.readStatement,
  text: statementsEn,
  useRead: (asked) => adminStatementsApi.endpoints.readStatement.useQuery({ id: useStatementId(), ...asked }),
  rows: ({ items }) => items,
  useActions: useTransferActions,
  title: 'oneTitle',
  subtitle: ({ t, data, locale }) =>
    data
      ? t('broughtBy', {
          name: data.statement.name,
          by: data.statement.by,
          at: formatDayAndTime(data.statement.importedAt, locale),
        })
      : '…',
  back: { to: STATEMENTS, label: 'title' },
  Mark: null,
  filters: {
    match: {
      usual: 'all',
      check: (text) => transferKinds.some((kind) => kind === text),
      ask: (kind) => ({ match: transferKinds.find((one) => one === kind) }),
    },
  },
  summary: {},
  tabs: { filter: 'match', label: 'kinds', useTabs: kindTabs },
  columns: ({ t, locale, act }) =>
    transferColumns({
      t,
      locale,
      onConfirm: act.mayConfirm ? (transfer) => act.confirm([transfer]) : null,
      onHandle: act.handle,
      onReopen: act.reopen,
    }),
  caption: 'oneCaption',
  failed: 'oneFailed',
  empty: { title: 'noTransfers', text: 'noTransfersHint' },
  bulk: {
    may: 'payments.decide',
    can: ({ match, payment }) => match === 'exact' && payment !== null,
    all: 'selectAll',
    one: (t, { line }) => t('selectOne', { line }),
    Bar: ConfirmBar,
  },
  Below: HandleTransfer,
});

/** Transfers of a bank file with their matched payments, and confirming the exact matches. */
export function StatementScreen() {
  return <AdminList of={statement} />;
}

type Act = ReturnType<typeof useTransferActions>;

function useStatementId(): string {
  return useParams()['id'] ?? '';
}

function useTransferActions() {
  const id = useStatementId();
  const [handling, handle] = useState<Transfer | null>(null);
  return { ...useConfirming(id), mayConfirm: useMay()('payments.decide'), reopen: useReopening(id), handling, handle };
}

function kindTabs({ t, data }: Part) {
  const sums = data?.sums;
  return [
    {
      value: 'all',
      label: t('all'),
      ...(sums && { count: sums.reduce((total, { count }) => total + count, 0) }),
    },
    ...transferKinds.map((value) => ({
      value,
      label: t(value),
      ...(sums && { count: sums.find((sum) => sum.match === value)?.count ?? 0 }),
    })),
  ];
}

function ConfirmBar({ selection: { chosen, clear }, act }: { selection: Selection<Transfer>; act: Act }) {
  const t = useText(statementsEn);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <NotDoneNote title={t('someNot', { count: act.failed.length })} of={act.failed} onDismiss={act.forgetFailed} />
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
      {asking && (
        <ConfirmTransfers
          chosen={chosen}
          onConfirm={() => act.confirm(chosen).then(clear)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function HandleTransfer({ act: { handling, handle } }: { act: Act }) {
  const id = useStatementId();
  return handling && <HandleTransferDialog statementId={id} transfer={handling} onClose={() => handle(null)} />;
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

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

interface ConfirmProps {
  chosen: readonly Transfer[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function ConfirmTransfers({ chosen, onConfirm, onClose }: ConfirmProps) {
  const t = useText(statementsEn);
  const count = chosen.length;

  async function confirm() {
    await onConfirm();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('confirmTitle', { count })}
      description={t('confirmDescription', { amount: formatPesoLong(sumOf(chosen)) })}
      back={t('goBack')}
      confirm={t('confirmMany', { count })}
      onConfirm={confirm}
      onClose={onClose}
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
    </ConfirmDialog>
  );
}
