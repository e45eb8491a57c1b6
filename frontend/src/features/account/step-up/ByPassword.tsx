import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import type { WayProps } from './way-props.ts';
import { stepUpEn } from './step-up.en.ts';

const PasswordFields = z.object({ password: z.string().check(z.minLength(1)) });

export function ByPassword({ prove, onCancel }: WayProps) {
  const t = useText(stepUpEn);
  const form = useSchemaForm(PasswordFields, { password: '' }, { wrong_password: 'password' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <form {...form.props(prove)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box}>
        <PasswordField
          {...form.register('password')}
          label={t('password')}
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
      </div>
      <p className="text-14 text-muted">
        <RichText
          of={stepUpEn}
          id="forgot"
          parts={{ link: <TextLink inline to="/forgot-password" onClick={onCancel} /> }}
        />
      </p>
      <Button type="submit" wide busy={form.isBusy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
