import { useId } from 'react';
import { accountCalls } from '#contracts/calls/account.ts';
import * as z from 'zod/mini';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSendPhoneCodeMutation } from '../../account/api.ts';
import { contactEn } from '../../account/contact.en.ts';
import { useSentCode } from '../../account/use-sent-code.ts';
import { useCodeTries } from '../../account/use-code-tries.ts';
import { payoutEn } from '../payout.en.ts';

const { code: Code } = accountCalls.verifyPhone.body.shape;
const CodeForm = z.object({ code: Code });

interface Props {
  phone: string;
  /** Submits the change with the code. */
  confirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a code, which is sent to the user's own number when the dialog opens. */
export function PhoneCodeDialog({ phone, confirm, onClose }: Props) {
  const t = useText(payoutEn);
  const words = useText(contactEn);
  const formId = useId();
  const [send, { error }] = useSendPhoneCodeMutation();
  const code = useSentCode(phone, { send: () => send({ body: { phone } }), error });
  const form = useSchemaForm(CodeForm, { code: '' }, codeRefusals('code'));
  const tries = useCodeTries();
  const shown = formatPhone(phone);

  async function sendAnother() {
    await code.resend();
    tries.startAnew();
    form.reset();
  }

  return (
    <Dialog
      open
      onClose={() => form.isBusy || onClose()}
      place="sheet"
      title={t('codeTitle')}
      description={t(code.wasSent ? 'codeText' : 'codeSending', { phone: shown })}
      actions={
        <>
          <Button variant="outline" disabled={form.isBusy} onClick={onClose}>
            {t('back')}
          </Button>
          {tries.isUsedUp ? (
            <Button onClick={sendAnother}>{words('sendAnother')}</Button>
          ) : (
            <Button type="submit" form={formId} busy={form.isBusy}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <form
        {...form.props(({ code: phoneCode }) => tries.attempt(phoneCode, () => confirm(phoneCode)))}
        id={formId}
        className="grid gap-3"
      >
        {(code.refusal ?? form.refusal) && <Note tone="error">{code.refusal ?? form.refusal}</Note>}
        <TextField
          {...form.register('code', {
            onChange: (event: { target: { value: string; form: HTMLFormElement | null } }) => submitWhole(event.target),
          })}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('code')}
        />
        <div className="flex min-h-11 items-center text-14 text-muted">
          {code.waitSeconds > 0 ? (
            <span>{t('resendIn', { seconds: code.waitSeconds })}</span>
          ) : (
            <Button variant="quiet" size={44} onClick={code.resend}>
              {t('resend')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The sixth digit submits the code. */
function submitWhole({ value, form }: { value: string; form: HTMLFormElement | null }) {
  if (Code.safeParse(value).success) form?.requestSubmit();
}
