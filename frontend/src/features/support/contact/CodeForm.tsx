import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { SixDigits } from '#contracts/fields.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useConfirmContactMutation } from './api.ts';
import { contactText } from './contact.text.ts';
import type { Written } from './ContactForm.tsx';

const Proof = z.object({ code: SixDigits });

/** The code that went to the address: nothing is opened before it comes back. */
export function CodeForm({ written: { contactId, values }, onBack }: { written: Written; onBack: () => void }) {
  const t = useText(contactText);
  const navigate = useNavigate();
  const [confirm] = useConfirmContactMutation();
  const form = useSchemaForm(Proof, { code: '' }, { wrong_code: 'code', code_used_up: 'code' });

  async function send({ code }: z.infer<typeof Proof>) {
    const { token } = await confirm({ body: { contactId, code } }).unwrap();
    void navigate(`/contact?token=${encodeURIComponent(token)}`, { replace: true });
  }

  return (
    <Card title={t('codeTitle')}>
      <form {...form.props(send)} className="grid gap-4">
        <p className="-mt-2 text-14 wrap-anywhere text-muted">{t('codeText', { email: values.email })}</p>
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <TextField
          {...form.register('code')}
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('code')}
        />
        <Button type="submit" wide busy={form.isBusy}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </Card>
  );
}
