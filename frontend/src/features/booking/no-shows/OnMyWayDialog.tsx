import type { Booking } from '#contracts/views/booking.ts';
import { useUnsentText } from '../../../forms/use-unsent-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useAnswerNoShowMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { noShowsEn } from './no-shows.en.ts';

/** Reports being late but coming, with an optional message. */
export function OnMyWayDialog({ booking: { id, client }, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(noShowsEn);
  const run = useCommand();
  const [answer] = useAnswerNoShowMutation();
  const [message, setMessage] = useUnsentText('on-my-way');
  const name = firstName(client.name);
  async function send() {
    const words = message.trim();
    if (await run(() => answer({ id, body: words === '' ? {} : { message: words } }).unwrap(), t('answered', { name })))
      onClose();
  }
  return (
    <ConfirmDialog
      title={t('onMyWayTitle', { client: name })}
      description={t('onMyWayText', { client: name })}
      back={t('back')}
      confirm={t('send')}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        label={t('howLong')}
        hint={t('howLongHint')}
        value={message}
        maxLength={200}
        onChange={({ target }) => setMessage(target.value)}
      />
    </ConfirmDialog>
  );
}
