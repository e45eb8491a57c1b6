import { TextField, type TextFieldProps } from './TextField.tsx';

export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />;
}
