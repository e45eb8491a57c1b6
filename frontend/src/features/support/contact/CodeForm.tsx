import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { SixDigits } from '#contracts/fields.ts';
import { errorText } from '../../../api/error-text.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { forgetDraft } from '../../../forms/use-form-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useConfirmContactMutation, useStartContactMutation } from './api.ts';
import { contactEn } from './contact.en.ts';
import { NEW_CONTACT, type Written } from './ContactForm.tsx';
import type { FirstPictures } from './use-first-pictures.ts';

const Proof = z.object({ code: SixDigits });

interface Props {
  written: Written;
  pictures: FirstPictures;
  onBack: () => void;
  /** Another code was sent. */
  onStarted: (written: Written) => void;
}

/** Asks for the code sent to the email; the ticket is created only with it. */
export function CodeForm({ written: { contactId, values }, pictures, onBack, onStarted }: Props) {
  const t = useText(contactEn);
  const navigate = useNavigate();
  const [confirm] = useConfirmContactMutation();
  const [start] = useStartContactMutation();
  const form = useSchemaForm(Proof, { code: '' }, codeRefusals('code'));

  async function send({ code }: z.infer<typeof Proof>) {
    const { token } = await confirm({ body: { contactId, code } }).unwrap();
    forgetDraft(NEW_CONTACT);
    // The ticket exists by now: failed pictures can be sent again from its thread.
    await pictures.sendTo(token).catch(() => showToast(t('picturesFailed'), { variant: 'error', durationMs: 6000 }));
    void navigate(`/contact?token=${encodeURIComponent(token)}`, { replace: true });
  }

  async function another() {
    const { data, error } = await start({ body: values });
    if (error) return showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    onStarted({ contactId: data.contactId, values });
    showToast(t('sentAgain'), { variant: 'success' });
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
        <Button variant="outline" wide onClick={another}>
          {t('another')}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </Card>
  );
}
