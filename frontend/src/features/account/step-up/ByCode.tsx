import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { RequiredProof } from '#contracts/calls/account-proof.ts';
import { SixDigits } from '#contracts/fields.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { shownAddress } from '../shown-address.ts';
import { useCodeTries } from '../use-code-tries.ts';
import { useSentCode } from '../use-sent-code.ts';
import { useSendProofCodeMutation } from './api.ts';
import type { WayProps } from './way-props.ts';
import { stepUpEn } from './step-up.en.ts';

const CodeFields = z.object({ code: SixDigits });
const places = codeRefusals('code');

type Contact = RequiredProof['codeTo'][number];

/** A code to a confirmed contact; with two contacts the user can choose. */
export function ByCode({ needed: { codeTo }, prove }: WayProps) {
  const t = useText(stepUpEn);
  const [to, setTo] = useState<Contact | null>(null);
  if (to) return <CodeTo key={to.kind} to={to} prove={prove} />;
  return codeTo.map((contact) => (
    <Button key={contact.kind} wide onClick={() => setTo(contact)}>
      {t('sendCodeTo', { address: shownAddress(contact.address) })}
    </Button>
  ));
}

function CodeTo({ to: { kind, address }, prove }: Pick<WayProps, 'prove'> & { to: Contact }) {
  const t = useText(stepUpEn);
  const [send, { error }] = useSendProofCodeMutation();
  const code = useSentCode(address, { send: () => send({ body: { kind } }), error });
  const tries = useCodeTries();
  const form = useSchemaForm(CodeFields, { code: '' }, places);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), [code.wasSent]);

  async function sendAnother() {
    await code.resend();
    tries.startAnew();
    form.reset();
    box.current?.querySelector('input')?.focus();
  }

  return (
    <form {...form.props((given) => tries.attempt(given.code, () => prove(given)))} className="grid gap-4">
      {(form.refusal ?? code.refusal) && <Note tone="error">{form.refusal ?? code.refusal}</Note>}
      {code.wasSent && (
        <fieldset ref={box} className="contents">
          <TextField
            {...form.register('code')}
            label={t('code', { address: shownAddress(address) })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={form.errorOf('code')}
          />
        </fieldset>
      )}
      {code.wasSent && !tries.isUsedUp && (
        <Button type="submit" wide busy={form.isBusy}>
          {t('confirm')}
        </Button>
      )}
      {code.waitSeconds > 0 && !tries.isUsedUp ? (
        <p className="text-14 text-muted">{t('resendIn', { seconds: code.waitSeconds })}</p>
      ) : (
        <Button variant="quiet" size={44} onClick={() => void sendAnother()}>
          {t('sendAnother')}
        </Button>
      )}
    </form>
  );
}
