import { useId, useState, type SyntheticEvent } from 'react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { adminEn } from '../admin.en.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { useMarkingPaid } from './use-marking-paid.ts';

interface Props {
  payouts: readonly Payout[];
  onClose: () => void;
}

/** A bank file has one reference for all its payouts. Workers paid separately get their own reference. */
export function MarkPaidDialog({ payouts, onClose }: Props) {
  const t = useText(managePayoutsEn);
  const admin = useText(adminEn);
  const formId = useId();
  const [common, setCommon] = useState('');
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const { mark, progress, failed } = useMarkingPaid();
  const left = failed.length > 0 ? payouts.filter(({ id }) => failed.some((one) => one.id === id)) : payouts;
  const referenceOf = (id: string) => (own[id] ?? common).trim();
  const isMissing = left.some(({ id }) => referenceOf(id) === '');

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || progress) return;
    const all = await mark(
      left.map(({ id, workerName, amount }) => ({ id, name: workerName, reference: referenceOf(id), amount })),
    );
    if (all) onClose();
  }

  const needed = tried && isMissing ? { error: t('referenceNeeded') } : {};
  const total = formatPesoLong(left.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <Dialog
      open
      onClose={() => progress !== null || onClose()}
      title={t('markPaidTitle', { count: left.length })}
      description={t('markPaidDescription', { amount: total })}
      place="sheet"
      actions={
        <>
          <Button variant="outline" disabled={progress !== null} onClick={onClose}>
            {admin('goBack')}
          </Button>
          <Button type="submit" form={formId} busy={progress !== null}>
            {progress ? t('marking', progress) : t('markPaid')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <TextField
          label={left.length > 1 ? t('oneReference') : t('reference')}
          {...(left.length > 1 && { hint: t('oneReferenceHint') })}
          value={common}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setCommon(target.value)}
          {...needed}
        />
        {left.length > 1 && (
          <ul className="grid gap-2">
            {left.map(({ id, workerName, amount }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-3">
                <span className="min-w-0 text-14">
                  <span className="block wrap-anywhere">{workerName}</span>
                  <span className="amount text-13">{formatPesoLong(amount)}</span>
                </span>
                <TextField
                  hideLabel
                  size={36}
                  label={t('referenceOf', { name: workerName })}
                  value={own[id] ?? common}
                  maxLength={200}
                  autoComplete="off"
                  onChange={({ target }) => setOwn({ ...own, [id]: target.value })}
                />
              </li>
            ))}
          </ul>
        )}
        {failed.length > 0 && (
          <Note tone="error" title={t('someNotMarked', { count: failed.length })}>
            <ul>
              {failed.map(({ id, name, reason }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </form>
    </Dialog>
  );
}
