import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { SixDigits } from '#contracts/fields.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCodeTries } from '../use-code-tries.ts';
import { stepUpEn } from './step-up.en.ts';
import type { WayProps } from './way-props.ts';

const CodeFields = z.object({ appCode: SixDigits });
const WHOLE = /^\d{6}$/;

export function ByAppCode({ prove }: WayProps) {
  const t = useText(stepUpEn);
  const tries = useCodeTries();
  const form = useSchemaForm(CodeFields, { appCode: '' }, codeRefusals('appCode'));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const typed = form.register('appCode', {
    // The sixth digit submits the code.
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (WHOLE.test(target.value)) target.form?.requestSubmit();
    },
  });
  return (
    <form {...form.props((given) => tries.attempt(given.appCode, () => prove(given)))} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box}>
        <TextField
          {...typed}
          label={t('appCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('appCode')}
        />
      </div>
      <Button type="submit" wide busy={form.isBusy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
