import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { accountCalls } from '#contracts/calls/account.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { contactEn } from '../contact.en.ts';
import { sentCodeAt } from '../sent-code.ts';
import { shownAddress } from '../shown-address.ts';
import { submitCompleteCode } from '../submit-complete-code.ts';
import { useVerifyContact } from '../use-contact-code.ts';
import { useCodeTries } from '../use-code-tries.ts';

interface Props {
  kind: ContactKind;
  address: string;
  /** Requests another code after this one is used up. */
  renew: () => Promise<void>;
  wide?: boolean;
  /** Called after the confirmation, even if the form is unmounted by then. */
  onConfirmed?: () => Promise<void>;
}

const JUST_NOW_MS = 3000;
const { code: Code } = accountCalls.verifyPhone.body.shape;
const CodeForm = z.object({ code: Code });
const places = codeRefusals('code');

/** Confirms an email or number with its code. */
export function ContactCodeForm({ kind, address, renew, wide = false, onConfirmed }: Props) {
  const t = useText(contactEn);
  const verify = useVerifyContact(kind, address);
  const box = useRef<HTMLDivElement>(null);
  const tries = useCodeTries();
  const form = useSchemaForm(CodeForm, { code: '' }, places);

  // The user has just requested the code and types it next.
  useEffect(() => {
    const sentAt = sentCodeAt(address, Date.now());
    if (sentAt !== null && Date.now() - sentAt < JUST_NOW_MS) box.current?.querySelector('input')?.focus();
  }, [address]);

  async function send({ code }: z.output<typeof CodeForm>) {
    await tries.attempt(code, () => verify(code));
    showToast(t('confirmed', { address: shownAddress(address) }), { variant: 'success' });
    void onConfirmed?.();
  }

  async function sendAnother() {
    await renew();
    tries.startAnew();
    form.reset();
    box.current?.querySelector('input')?.focus();
  }

  return (
    <form {...form.props(send)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box}>
        <TextField
          {...form.register('code', {
            onChange: (event: { target: { value: string; form: HTMLFormElement | null } }) =>
              submitCompleteCode(event.target),
          })}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('code')}
        />
      </div>
      {tries.isUsedUp ? (
        <Button wide={wide} className={wide ? '' : 'sm:justify-self-start'} onClick={sendAnother}>
          {t('sendAnother')}
        </Button>
      ) : (
        <Button type="submit" wide={wide} busy={form.isBusy} className={wide ? '' : 'sm:justify-self-start'}>
          {t('confirm')}
        </Button>
      )}
    </form>
  );
}
