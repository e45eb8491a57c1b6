import { useRef, useState, type SyntheticEvent } from 'react';
import { manilaDay } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { errorText } from '../../../api/error-text.ts';
import { formsEn } from '../../../forms/forms.en.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useAddTimeOffMutation } from '../../worker/api.ts';
import { availabilityEn } from '../availability/availability.en.ts';
import { timeOffProblems, wholeDays, type TimeOffProblem } from '../time-off.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

const nothing = { first: '', last: '', reason: '', message: '' };

export function TimeOffForm() {
  const t = useText(workerProfileEn);
  const availability = useText(availabilityEn);
  const forms = useText(formsEn);
  const [add, { isLoading, error }] = useAddTimeOffMutation();
  const today = manilaDay(useNow());
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState<ReturnType<typeof timeOffProblems>>({});
  const firstDay = useRef<HTMLInputElement>(null);
  const lastDay = useRef<HTMLInputElement>(null);
  const problemText = (problem?: TimeOffProblem) => problem && (problem === 'required' ? forms(problem) : t(problem));
  const set = (change: Partial<typeof nothing>) => setValues((before) => ({ ...before, ...change }));

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = timeOffProblems(values, today);
    setProblems(found);
    if (found.first) return firstDay.current?.focus();
    if (found.last) return lastDay.current?.focus();
    const { reason, message } = values;
    const answer = await add({ body: { ...wholeDays(values), reason, message } });
    if (answer.error) return undefined;
    setValues(nothing);
    return showToast(t('timeOffAdded'), { variant: 'success' });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        ref={firstDay}
        label={t('firstDay')}
        min={today}
        value={values.first}
        onChange={(first) => set({ first })}
        error={problemText(problems.first)}
      />
      <DateField
        ref={lastDay}
        label={t('lastDay')}
        min={values.first || today}
        value={values.last}
        onChange={(last) => set({ last })}
        error={problemText(problems.last)}
      />
      <TextField
        label={t('reason')}
        maxLength={200}
        value={values.reason}
        onChange={(event) => set({ reason: event.target.value })}
        className="sm:col-span-2"
      />
      <TextField
        label={availability('awayMessage')}
        hint={availability('awayMessageHint')}
        maxLength={200}
        value={values.message}
        onChange={(event) => set({ message: event.target.value })}
        className="sm:col-span-2"
      />
      {error && (
        <Note tone="error" className="sm:col-span-2">
          {errorText(error)}
        </Note>
      )}
      <Button type="submit" variant="outline" busy={isLoading} className="sm:justify-self-start">
        {t('takeTimeOff')}
      </Button>
    </form>
  );
}
