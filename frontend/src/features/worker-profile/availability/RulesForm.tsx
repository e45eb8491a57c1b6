import { useState } from 'react';
import type { BookingRules } from '#contracts/calendar/booking-rules.ts';
import { errorText } from '../../../api/error-text.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useDuration } from '../../catalogue/duration.ts';
import { useSetBookingRulesMutation } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';
import { choicesOf, type Rule, rules, usualOf } from './rule-choices.ts';

/** Travel buffer, notice, booking horizon, and maximum jobs per day. */
export function RulesForm({ saved }: { saved: BookingRules }) {
  const t = useText(availabilityEn);
  const [setRules, { isLoading, error }] = useSetBookingRulesMutation();
  const [changed, setChanged] = useState<BookingRules | null>(null);
  const own = changed ?? saved;

  async function save() {
    const answer = await setRules({ body: own });
    if (answer.error) return;
    setChanged(null);
    showToast(t('rulesSaved'), { variant: 'success' });
  }

  return (
    <>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('rulesHint')}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {rules.map((rule) => (
          <RuleField
            key={rule}
            rule={rule}
            value={own[rule]}
            onChange={(value) => setChanged({ ...own, [rule]: value })}
          />
        ))}
      </div>
      {error && (
        <Note tone="error" className="mt-4">
          {errorText(error)}
        </Note>
      )}
      <Button className="mt-5" busy={isLoading} disabled={changed === null} onClick={save}>
        {t('saveRules')}
      </Button>
    </>
  );
}

interface FieldProps {
  rule: Rule;
  value: number | null;
  onChange: (value: number | null) => void;
}

function RuleField({ rule, value, onChange }: FieldProps) {
  const t = useText(availabilityEn);
  const platform = useSettings();
  const words = useRuleWords(rule);
  const usual = usualOf(rule, platform);
  const nothing = rule === 'jobsPerDay' ? t('allThatFit') : t('noTime');
  return (
    <Select
      label={t(rule)}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: usual === null ? nothing : t('usual', { value: words(usual) }) },
        ...choicesOf(rule, value, platform).map((choice) => ({ value: String(choice), label: words(choice) })),
      ]}
    />
  );
}

const DAY_MINUTES = 24 * 60;

function useRuleWords(rule: Rule): (value: number) => string {
  const t = useText(availabilityEn);
  const duration = useDuration();
  if (rule === 'jobsPerDay') return (count) => t('jobs', { count });
  if (rule === 'bookAheadDays') return (count) => t('days', { count });
  return (minutes) => {
    if (minutes === 0) return t('noTime');
    return minutes % DAY_MINUTES === 0 ? t('days', { count: minutes / DAY_MINUTES }) : duration(minutes);
  };
}
