import { useEffect, useRef } from 'react';
import type { ContactKind } from '#contracts/events/account.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';
import { phoneEn } from '../phone/phone.en.ts';
import { useVisitorCode } from '../use-visitor-code.ts';

interface Props {
  kind: ContactKind;
  address: string;
  /** Registration of the form field. */
  field: object;
  error: string | undefined;
  /** The previous code has become invalid. */
  onRenewed: () => void;
}

/**
 * Field for the code sent to an email or number, with a button for another code. Focused, since the user types it
 * next.
 */
export function VisitorCodeField({ kind, address, field, error, onRenewed }: Props) {
  const words = useWords(kind, address);
  const box = useRef<HTMLDivElement>(null);
  const code = useVisitorCode(kind, address);
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
        label={words.code}
        hint={words.sent}
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
          <span>{words.resendIn(code.waitSeconds)}</span>
        ) : (
          <Button variant="quiet" size={44} onClick={() => void renew()}>
            {words.resend}
          </Button>
        )}
      </div>
    </div>
  );
}

function useWords(kind: ContactKind, address: string) {
  const mailed = useText(accountEn);
  const texted = useText(phoneEn);
  if (kind === 'email')
    return {
      code: mailed('code'),
      sent: mailed('mailedTo', { email: address }),
      resend: mailed('resend'),
      resendIn: (seconds: number) => mailed('resendIn', { seconds }),
    };
  return {
    code: texted('code'),
    sent: texted('sent', { phone: formatPhone(address) }),
    resend: texted('resend'),
    resendIn: (seconds: number) => texted('resendIn', { seconds }),
  };
}
