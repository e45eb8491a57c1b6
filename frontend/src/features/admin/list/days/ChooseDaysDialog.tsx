import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { DateField } from '../../../../ui/forms/DateField.tsx';
import { Dialog } from '../../../../ui/over-the-page/Dialog.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { betweenDays } from './days.ts';
import { daysEn } from './days.en.ts';

interface Props {
  /** The current Manila day. */
  today: string;
  /** A day, or `first~last`. */
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** Chooses a first and a last day in the past. */
export function ChooseDaysDialog({ today, onChoose, onClose }: Props) {
  const t = useText(daysEn);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const isTurned = from !== '' && to !== '' && from > to;

  function choose() {
    onClose();
    onChoose(betweenDays({ from, to }));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <Button onClick={choose} disabled={from === '' || to === '' || isTurned}>
          {t('show')}
        </Button>
      }
    >
      <div className="space-y-4">
        <DateField label={t('first')} max={today} value={from} onChange={setFrom} />
        <DateField
          label={t('last')}
          hint={t('lastHint')}
          max={today}
          value={to}
          onChange={setTo}
          {...(isTurned && { error: t('lastIsBefore') })}
        />
      </div>
    </Dialog>
  );
}
