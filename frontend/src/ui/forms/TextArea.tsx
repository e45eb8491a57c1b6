import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { controlBox, controlText, Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, labelEnd, hideLabel, id, className, ...area }: Props) {
  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id, className }}>
      {(control) => (
        <span className={controlBox(error, area.disabled)}>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={cx(controlText, 'field-sizing-content max-h-80 min-h-24 resize-none rounded-12 px-3.5 py-3')}
          />
        </span>
      )}
    </Field>
  );
}
