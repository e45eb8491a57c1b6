import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { useText } from '../i18n/use-text.ts';
import { fieldErrors, isCallError } from '../api/call-error.ts';
import { errorText } from '../api/error-text.ts';
import { formProblems, isFormWord } from './form-problems.ts';
import { formsEn } from './forms.en.ts';
import { useUnsentValues } from './use-unsent-values.ts';

/**
 * A form validated by its call's schema. Errors, including the server's, appear at their fields, and the first such
 * field receives the focus. `places` maps error codes to fields; other errors are in `refusal`.
 */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodMiniType<Out, In>,
  defaultValues: NoInfer<DefaultValues<In>>,
  places: NoInfer<Partial<Record<string, FieldPath<In>>>> = {},
) {
  const t = useText(formsEn);
  const form = useForm<In, unknown, Out>({ resolver: resolverOf(schema), defaultValues, shouldFocusError: false });
  const [refusal, setRefusal] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { submitCount, isSubmitting, errors } = form.formState;
  useUnsentValues(form, defaultValues);

  useEffect(() => {
    if (submitCount > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [submitCount]);

  function errorOf(name: FieldPath<In>): string | undefined {
    const found = form.getFieldState(name, form.formState).error;
    return found && (isFormWord(found.type) ? t(found.type) : found.message);
  }

  function refuse(error: unknown) {
    if (!isCallError(error)) throw error;
    const place = places[error.code];
    const named = fieldErrors(error).filter(({ path }) => path in form.getValues());
    if (place) form.setError(place, { type: 'refused', message: errorText(error) });
    else if (named.length === 0) setRefusal(errorText(error));
    // Paths in the call's body equal those of the form's schema.
    else for (const { path, message } of named) form.setError(path as FieldPath<In>, { type: 'refused', message });
  }

  function props(send: (values: Out) => Promise<unknown>) {
    const submit = form.handleSubmit(async (values) => {
      setRefusal(null);
      await send(values).catch(refuse);
    });
    // Submits once for a double press, or Enter together with a press: a code allows few attempts.
    async function submitOnce(event: SyntheticEvent) {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      await submit(event).finally(() => {
        isSending.current = false;
      });
    }
    return { ref: element, noValidate: true, onSubmit: (event: SyntheticEvent) => void submitOnce(event) };
  }

  return {
    control: form.control,
    register: form.register,
    reset: form.reset,
    setValue: form.setValue,
    getValues: form.getValues,
    props,
    errorOf,
    refusal,
    isBusy: isSubmitting,
    hasErrors: Object.keys(errors).length > 0,
  };
}

function resolverOf<In extends FieldValues, Out>(schema: z.ZodMiniType<Out, In>): Resolver<In, unknown, Out> {
  return (values) => {
    const checked = z.safeParse(schema, values);
    if (checked.success) return { values: checked.data, errors: {} };
    const problems = Object.entries(formProblems(schema, values)).map(([field, word]) => [field, { type: word }]);
    return { values: {}, errors: Object.fromEntries(problems) };
  };
}
