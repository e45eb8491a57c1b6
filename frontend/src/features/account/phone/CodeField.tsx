import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { phoneText } from './phone.text.ts';
import { useVisitorCode } from './use-visitor-code.ts';

interface Props {
  phone: string;
  /** What the form registers the field with. */
  field: object;
  error: string | undefined;
  /** The one before is worth nothing any more. */
  onRenewed: () => void;
}

/** The code that was texted to a number, and the way to another one. Whoever asked for it types it next. */
export function CodeField({ phone, field, error, onRenewed }: Props) {
  const t = useText(phoneText);
  const box = useRef<HTMLDivElement>(null);
  const code = useVisitorCode(phone);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function renew() {
    await code.resend();
    onRenewed();
    box.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={box}>
      <TextField
        {...field}
        label={t('code')}
        hint={t('sent', { phone: formatPhone(phone) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={error}
      />
      {code.refusal && (
        <Note tone="error" className="mt-2">
          {code.refusal}
        </Note>
      )}
      <div className="mt-1 flex min-h-11 items-center text-14 text-muted">
        {code.waitSeconds > 0 ? (
          <span>{t('resendIn', { seconds: code.waitSeconds })}</span>
        ) : (
          <Button variant="quiet" size={44} onClick={() => void renew()}>
            {t('resend')}
          </Button>
        )}
      </div>
    </div>
  );
}
