import * as z from 'zod/mini';
import { Email } from '#contracts/fields.ts';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';
import { useChangeContact } from '../use-change-contact.ts';

const Address = z.object({ email: Email });

/** Corrects a mistyped address: the profile screen is not accessible before the verification. */
export function ChangeAddressDialog({ onClose }: { onClose: () => void }) {
  const t = useText(accountEn);
  const change = useChangeContact();
  const form = useSchemaForm(Address, { email: '' });

  async function save(body: { email: string }) {
    await change(body);
    onClose();
  }

  return (
    <Dialog open onClose={() => form.isBusy || onClose()} title={t('changeAddressTitle')}>
      <form {...form.props(save)} className="grid gap-5">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <EmailField {...form.register('email')} label={t('email')} error={form.errorOf('email')} />
        <Button type="submit" wide busy={form.isBusy}>
          {t('saveAddress')}
        </Button>
      </form>
    </Dialog>
  );
}
