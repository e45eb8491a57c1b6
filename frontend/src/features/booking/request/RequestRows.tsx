import { PenLine, UserRound, UsersRound } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { DialogRow } from '../../../ui/pressing/DialogRow.tsx';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { useNarrowRequestMutation, useWidenRequestMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { askingEn } from './asking.en.ts';

const EditRequestDialog = lazyDialog(async () => (await import('./EditRequestDialog.tsx')).EditRequestDialog);

/** Row "Change the request". */
export function EditRequestRow({ booking }: { booking: Booking }) {
  const t = useText(askingEn);
  return (
    <DialogRow
      icon={<PenLine aria-hidden="true" className="size-5" />}
      title={t('editRequest')}
      hint={t('editRequestHint')}
      renderDialog={(close) => <EditRequestDialog booking={booking} onClose={close} />}
    />
  );
}

/** Row "Ask only Jun": others are not asked next, or no longer. */
export function NarrowRow({ booking: { id, worker, asked } }: { booking: Booking }) {
  const t = useText(askingEn);
  const run = useCommand();
  const [narrow] = useNarrowRequestMutation();
  const name = firstName((worker ?? asked)?.name ?? '');
  return (
    <ActionRow
      icon={<UserRound aria-hidden="true" className="size-5" />}
      title={t(worker ? 'keepToOne' : 'takeBack', { name })}
      hint={t(worker ? 'keepToOneHint' : 'takeBackHint', { name })}
      onClick={() => void run(() => narrow({ id }).unwrap(), t('keptToOne', { name }))}
    />
  );
}

/** Row "Ask everyone nearby too", while one worker is asked. It asks for confirmation, since it notifies workers. */
export function WidenRow({ booking: { id, worker, price } }: { booking: Booking }) {
  const t = useText(askingEn);
  const run = useCommand();
  const [widen] = useWidenRequestMutation();
  const name = worker ? firstName(worker.name) : '';

  async function press() {
    const sure = await ask({
      title: t('widenTitle'),
      message: t('widenText', { name, price: formatPesoShort(price) }),
      ok: t('widenConfirm'),
      cancel: t('back'),
    });
    if (sure) await run(() => widen({ id }).unwrap(), t('widened'));
  }

  return (
    <ActionRow
      icon={<UsersRound aria-hidden="true" className="size-5" />}
      title={t('widen')}
      hint={t('widenHint', { name })}
      onClick={() => void press()}
    />
  );
}
