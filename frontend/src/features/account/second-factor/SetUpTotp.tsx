import { Suspense, useState } from 'react';
import type * as z from 'zod/mini';
import { secondFactorCalls } from '#contracts/calls/account-second-factor.ts';
import type { AnswerOf } from '#contracts/calls/call.ts';
import { isCallError } from '../../../api/call-error.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useConfirmTotpMutation, useStartTotpMutation } from './api.ts';
import { secondFactorEn } from './second-factor.en.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Lazy: the QR library is needed only for this set-up. */
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode);

export type TotpKey = AnswerOf<typeof secondFactorCalls.startTotp>;

interface Props {
  /** Key for the authenticator app. */
  first: TotpKey;
  /** Called with the recovery codes, which must be shown once. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel?: () => void;
}

/** The key as QR code and text, then a first code from the app. */
export function SetUpTotp({ first, onDone, onCancel }: Props) {
  const t = useText(secondFactorEn);
  const [key, setKey] = useState(first);
  const [start] = useStartTotpMutation();
  const [confirm] = useConfirmTotpMutation();
  const form = useSchemaForm(secondFactorCalls.confirmTotp.body, { code: '' }, codeRefusals('code'));

  async function send(body: z.output<typeof secondFactorCalls.confirmTotp.body>) {
    try {
      onDone((await confirm({ body }).unwrap()).recoveryCodes);
    } catch (error) {
      if (!isCallError(error) || error.code !== 'not_allowed_now') throw error;
      setKey(await start().unwrap());
      form.reset();
      showToast(t('resetPolicies'), { variant: 'info' });
    }
  }

  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <p className="text-14 text-muted">{t('scan')}</p>
      <Suspense fallback={<div className="size-48" />}>
        <QrCode text={key.uri} label={t('qr')} />
      </Suspense>
      <TypedKey secret={key.secret} />
      <TextField
        {...form.register('code')}
        label={t('thenType')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={form.errorOf('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={44} busy={form.isBusy}>
          {t('turnOn')}
        </Button>
        {onCancel && (
          <Button variant="quiet" size={44} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function TypedKey({ secret }: { secret: string }) {
  const t = useText(secondFactorEn);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      showToast(t('copied'), { variant: 'success' });
    } catch {
      // Clipboard access can be refused, for example without TLS; the key can still be selected.
      showToast(t('notCopied'), { variant: 'error' });
    }
  }

  return (
    <div className="grid gap-1 text-14">
      <p className="text-muted">{t('cantScan')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code className="font-mono wrap-anywhere">{secret.match(/.{4}/g)?.join(' ') ?? secret}</code>
        <Button variant="quiet" size={44} onClick={copy}>
          {t('copyKey')}
        </Button>
      </div>
    </div>
  );
}
