import { CalendarDays, CircleCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPesoShort } from '#contracts/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Rating, Stars } from '../../../ui/showing/Rating.tsx';
import { faceOf } from '../face.ts';
import { landingEn } from '../landing.en.ts';

const steps = [
  { title: 'stepDescribe', text: 'stepDescribeText', ground: 'bg-sand', Sample: SampleTask },
  { title: 'stepChoose', text: 'stepChooseText', ground: 'bg-brand-tint', Sample: SampleProviders },
  { title: 'stepDone', text: 'stepDoneText', ground: 'bg-mango-tint', Sample: SampleReceipt },
] as const;

export function HowItWorks() {
  const t = useText(landingEn);
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="bg-sunken py-12 lg:py-20">
      <div className="public-edge mx-auto max-w-290">
        <h2 id="how-title" className="mb-6 text-28 font-title tracking-[-0.025em] lg:mb-10 lg:text-36">
          {t('howItWorks')}
        </h2>
        <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
          {steps.map(({ title, text, ground, Sample }, index) => (
            <li key={title}>
              <div
                aria-hidden="true"
                className={cx('flex h-55 items-center justify-center rounded-20 px-3 sm:px-5 xl:px-7', ground)}
              >
                <Sample />
              </div>
              <h3 className="mt-4.5 flex items-center gap-2.5 text-18 font-title">
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-ink text-14 text-paper"
                >
                  {index + 1}
                </span>
                {t(title)}
              </h3>
              <p className="mt-2 max-w-85 text-16 text-muted">{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SampleTask() {
  const t = useText(landingEn);
  return (
    <div className="mr-auto">
      <p className="max-w-58 rounded-20 rounded-bl-[4px] bg-surface p-4 py-3.5 text-14 font-strong text-balance shadow-1">
        {t('sampleTask')}
      </p>
      <p className="mt-2.5 flex flex-wrap gap-2">
        <Pill icon={<MapPin className="size-3.5" />}>{t('samplePlace')}</Pill>
        <Pill icon={<CalendarDays className="size-3.5" />}>{t('sampleTime')}</Pill>
      </p>
    </div>
  );
}

function Pill({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-pill bg-paper px-3 py-1.25 text-13 font-strong">
      {icon}
      {children}
    </span>
  );
}

const providers = [
  { name: 'Jun', face: 'jun', rating: 4.9, centavos: 185_000 },
  { name: 'Ramil', face: 'ramil', rating: 4.8, centavos: 210_000 },
  { name: 'Nestor', face: 'nestor', rating: 4.7, centavos: 170_000 },
];

function SampleProviders() {
  return (
    <div className="flex w-full flex-col gap-1.5">
      {providers.map(({ name, face, rating, centavos }, index) => (
        <p
          key={name}
          className={cx(
            'flex items-center gap-2.5 rounded-16 py-2 pr-3.5 pl-2 text-14 font-strong',
            index === 0 ? 'bg-surface ring-2 ring-brand' : 'bg-surface/60',
          )}
        >
          <Avatar name={name} src={faceOf(face)} size={32} />
          <span className="flex-1 whitespace-nowrap">{name}</span>
          <Rating value={rating} />
          <span className="tabular min-w-17 text-right">{formatPesoShort(centavos)}</span>
        </p>
      ))}
    </div>
  );
}

function SampleReceipt() {
  const t = useText(landingEn);
  return (
    <div className="receipt w-full max-w-66 -rotate-2">
      <div className="receipt-paper p-4.5 pb-6">
        <p className="flex items-center justify-between text-14 font-strong">
          {t('sampleFixed')} <CircleCheck className="size-6 text-success" />
        </p>
        <p className="mt-3 flex items-center justify-between border-t border-dashed border-line pt-3 text-13 text-muted">
          {t('samplePaid')} <span className="amount text-16 text-ink">{formatPesoShort(185_000)}</span>
        </p>
        <Stars value={5} className="mt-3" />
      </div>
    </div>
  );
}
