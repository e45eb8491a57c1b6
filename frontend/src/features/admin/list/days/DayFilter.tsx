import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText, type Text } from '../../../../i18n/use-text.ts';
import { lazyDialog } from '../../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Chip } from '../../../../ui/pressing/Chip.tsx';
import { DropdownMenu } from '../../../../ui/pressing/DropdownMenu.tsx';
import { endsOf, isSpan, spans, type Span } from './days.ts';
import { daysEn } from './days.en.ts';

const ChooseDaysDialog = lazyDialog(async () => (await import('./ChooseDaysDialog.tsx')).ChooseDaysDialog);

interface Props {
  /** Days in the format of days.ts. */
  day: string;
  /** The current Manila day. */
  today: string;
  onChange: (day: string) => void;
}

const words: Record<Span, keyof typeof daysEn> = { today: 'today', yesterday: 'yesterday', 7: 'last7', 30: 'last30' };

/** Chooses a span or a range of days; the chosen value is a removable chip. */
export function DayFilter({ day, today, onChange }: Props) {
  const t = useText(daysEn);
  const locale = useLocale();
  const [choosing, setChoosing] = useState(false);
  const label = dayLabel(t, day, locale);
  const items = [
    ...spans.map((span) => ({ label: t(words[span]), onSelect: () => onChange(span) })),
    { kind: 'line' as const },
    {
      label: t('choose'),
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
              className="rounded-12! text-14! whitespace-nowrap max-sm:shrink-0 max-sm:px-2.5!"
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
          className="shrink-0 sm:min-h-9!"
        >
          {label}
        </Chip>
      )}
      {choosing && <ChooseDaysDialog today={today} onClose={() => setChoosing(false)} onChoose={onChange} />}
    </>
  );
}

function dayLabel(t: Text<keyof typeof daysEn>, day: string, locale: string): string | null {
  if (day === '') return null;
  return isSpan(day) ? t(words[day]) : daysInWords(day, locale);
}

/** "Nov 1 – Nov 7", or a single day. */
export function daysInWords(day: string, locale: string): string {
  const { from, to } = endsOf(day) ?? { from: day, to: day };
  const named = [...new Set([from, to])].map((each) => formatDay(manilaInstant(each, '12:00'), locale));
  return named.join(' – ');
}
