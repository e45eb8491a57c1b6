import { useText } from '../../../i18n/use-text.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { placesApi } from '../../place/api.ts';
import { placeOptions } from '../../place/place-options.ts';
import { formEn } from '../form.en.ts';
import { QuestionLegend } from './QuestionLegend.tsx';
import type { QuestionProps } from './question-props.ts';

type Part = 'line' | 'barangay' | 'city' | 'province' | 'landmark';

/** An address other than the job's, such as the destination of a move. */
export function AddressQuestion({ label, hint, answer, error, onAnswer }: QuestionProps<'address'>) {
  const t = useText(formEn);
  const [find] = placesApi.useLazySearchPlacesQuery();
  const said: Record<string, unknown> = { ...(typeof answer === 'object' ? answer : {}) };
  const part = (name: Part) => (typeof said[name] === 'string' ? said[name] : '');

  /** An empty address is no answer. */
  function say(change: Partial<Record<Part | 'barangayCode', string | undefined>>) {
    const all = Object.entries({ ...said, ...change }).filter(([, words]) => words !== undefined && words !== '');
    onAnswer(all.length > 0 ? Object.fromEntries(all) : undefined);
  }
  const field = (name: Part) => ({
    label: t(name),
    value: part(name),
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => say({ [name]: target.value }),
  });

  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-14 font-strong">
        <QuestionLegend label={label} hint={hint} />
      </legend>
      <TextField {...field('line')} />
      <Combobox
        label={t('barangay')}
        text={part('barangay')}
        search={async (text) => placeOptions((await find({ q: text }, true).unwrap()).items)}
        onText={(barangay) => say({ barangay, barangayCode: undefined })}
        onChoose={({ place: { barangay, barangayCode, city, province } }) =>
          say({ ...(barangay && { barangay, barangayCode: barangayCode ?? undefined }), city, province })
        }
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('city')} />
        <TextField {...field('province')} />
      </div>
      <TextField {...field('landmark')} />
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
