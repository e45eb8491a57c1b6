import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { DropdownMenu } from '../../../ui/pressing/DropdownMenu.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { auditEn } from './audit.en.ts';
import { endsOf, isSpan, spans, type Span } from './audit-filters.ts';
import { auditText } from './audit.text.ts';

interface Props {
  day: string;
  /** The Manila day it is. */
  today: string;
  onChange: (day: string) => void;
}

const words: Record<Span, keyof typeof auditEn> = { today: 'today', yesterday: 'yesterday', 7: 'last7', 30: 'last30' };

/** A span of days or a certain one; once chosen it is a tinted chip that takes itself away. */
export function DayFilter({ day, today, onChange }: Props) {
  const t = useText(auditText);
  const locale = useLocale();
  const [choosing, setChoosing] = useState(false);
  const label = dayLabel(t, day, locale);
  const items = [
    ...spans.map((span) => ({ label: t(words[span]), onSelect: () => onChange(span) })),
    { kind: 'line' as const },
    {
      label: t('certainDay'),
      icon: <CalendarDays aria-hidden="true" className="size-5 text-muted" />,
      onSelect: () => setChoosing(true),
    },
  ];
  return (
    <>
      {label === null ? (
        <DropdownMenu
          align="start"
          items={items}
          trigger={
            <Button
              variant="outline"
              size={36}
              className="rounded-12! text-14! whitespace-nowrap max-sm:px-2!"
              iconEnd={<ChevronDown aria-hidden="true" className="size-4.5 text-muted" />}
            >
              {t('anyDay')}
            </Button>
          }
        />
      ) : (
        <Chip
          selected
          removable
          aria-label={t('removeFilter', { filter: label })}
          onClick={() => onChange('')}
          className="min-h-9!"
        >
          {label}
        </Chip>
      )}
      {choosing && <CertainDay today={today} onClose={() => setChoosing(false)} onChoose={onChange} />}
    </>
  );
}

function dayLabel(t: Text<keyof typeof auditEn>, day: string, locale: string): string | null {
  if (day === '') return null;
  if (isSpan(day)) return t(words[day]);
  const { from, to } = endsOf(day) ?? { from: day, to: day };
  const named = [...new Set([from, to])].map((each) => formatDay(manilaInstant(each, '12:00'), locale));
  return named.join(' – ');
}

function CertainDay({
  today,
  onClose,
  onChoose,
}: {
  today: string;
  onClose: () => void;
  onChoose: (day: string) => void;
}) {
  const t = useText(auditText);
  const [wanted, setWanted] = useState(today);
  const choose = () => {
    onClose();
    onChoose(wanted);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chooseDay')}
      actions={
        <Button onClick={choose} disabled={wanted === ''}>
          {t('showDay')}
        </Button>
      }
    >
      <TextField
        label={t('day')}
        type="date"
        max={today}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
    </Dialog>
  );
}
