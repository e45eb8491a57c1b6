import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlBox, controlText, Field, type FieldProps } from './Field.tsx';
import { cx } from '../class-names.ts';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> {
  /** Before the text: an icon, or a prefix such as +63. */
  lead?: ReactNode;
  /** After the text: an icon, a unit or a button. */
  suffix?: ReactNode;
  /** 36 for dense admin filters. */
  size?: 48 | 36;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelEnd, hideLabel, id, className, lead, suffix, size = 48, ...input } = props;
  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id, className }}>
      {(control) => (
        <span className={controlBox(error, input.disabled)}>
          {lead && <span className="flex shrink-0 pl-3.5 text-muted">{lead}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(
              controlText,
              'rounded-12 px-3.5',
              lead ? 'pl-2.5' : '',
              size === 48 ? 'h-[46px]' : 'h-[34px] max-lg:h-[42px] text-14!',
            )}
          />
          {suffix && <span className="flex shrink-0 items-center pr-3.5 text-muted">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
