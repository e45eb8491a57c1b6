import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { uiEn } from '../ui.en.ts';

/** Set autoComplete to "current-password" or "new-password". */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useText(uiEn);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
          className="touch-area -mr-1 inline-flex rounded-8 p-1"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
