import { Download } from 'lucide-react';
import { formatDay, formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { errorText } from '../../../api/error-text.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { DeepShare } from '../../../ui/showing/DeepShare.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import type { ReadOf } from '../list/TableFrame.tsx';
import { useExport } from '../list/use-export.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';
import { earningWeekText, noPayouts, type PayoutList, sentText, transferableSums } from './payout-list.ts';

type OneFriday = PayoutList['fridays'][number];

interface Props {
  of: ReadOf<PayoutList>;
  friday: string;
  today: string;
  /** A panel is open beside it. */
  narrow: boolean;
  onFriday: (friday: string) => void;
}

/** Sum of a Friday's payouts and its sent part, beside the neighbouring Fridays. */
export function FridaysPayout({ of: { data }, friday, today, narrow, onFriday }: Props) {
  const grid = cx('mb-2 grid grid-cols-1 gap-3.5', !narrow && 'xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]');
  if (!data) return null;
  const shown = data.fridays.find((one) => one.friday === friday) ?? { friday, ...noPayouts };
  return (
    <div className={grid}>
      <DeepFriday
        shown={shown}
        gathering={friday > today}
        toSend={data.statuses.some(({ status, count }) => status === 'scheduled' && count > 0)}
      />
      <div className={narrow ? 'xl:hidden' : undefined}>
        <Fridays fridays={data.fridays} chosen={friday} today={today} onFriday={onFriday} />
      </div>
    </div>
  );
}

function DeepFriday({
  shown: { friday, payouts, ...sums },
  gathering,
  toSend,
}: {
  shown: OneFriday;
  gathering: boolean;
  toSend: boolean;
}) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  const { amount, unpaid, owed } = transferableSums(sums);
  const sent = amount - unpaid;
  const share = amount > 0 ? (sent / amount) * 100 : 0;
  return (
    <DeepPanel className="flex h-full flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-18 font-title">{t('fridaysPayout')}</h2>
          <p className="text-14 text-on-deep-muted">
            {formatDayWithYear(manilaInstant(friday, '12:00'), locale)}, {t('payoutsOfFriday', { count: payouts })}
          </p>
        </div>
        {toSend && (
          <IfPermitted do="payouts.decide">
            <BankFile friday={friday} />
          </IfPermitted>
        )}
      </div>
      <p className="amount mt-auto pt-6 text-36 tracking-tight">{formatPesoLong(amount)}</p>
      {gathering ? (
        <p className="text-14 text-on-deep-muted">{earningWeekText(t, owed)}</p>
      ) : (
        <DeepShare
          label={t('shareSent', { sent: formatPesoLong(sent), total: formatPesoLong(amount) })}
          share={share}
          done={{ word: t('sent'), shown: formatPesoLong(sent) }}
          left={{ word: t('waiting'), shown: formatPesoLong(unpaid) }}
        />
      )}
    </DeepPanel>
  );
}

function BankFile({ friday }: { friday: string }) {
  const t = useText(managePayoutsEn);
  const exportList = useExport();

  async function take() {
    try {
      const { fileName } = await exportList({ list: 'payouts', filters: friday });
      showToast(t('bankFileReady', { file: fileName }), { variant: 'success' });
    } catch (error) {
      showToast(t('bankFileFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button
      variant="mango"
      size={36}
      icon={<Download aria-hidden="true" className="size-4.5" />}
      title={t('bankFileHint')}
      onClick={take}
    >
      {t('toBankFile')}
    </Button>
  );
}

const FRIDAYS_SHOWN = 5;

/** The current, still growing Friday and the earlier ones. */
function Fridays({
  fridays,
  chosen,
  today,
  onFriday,
}: {
  fridays: readonly OneFriday[];
  chosen: string;
  today: string;
  onFriday: (friday: string) => void;
}) {
  const t = useText(managePayoutsEn);
  const locale = useLocale();
  return (
    <Card title={t('fridays')} className="h-full">
      <ul className="-mx-2 -mb-2">
        {fridays.slice(0, FRIDAYS_SHOWN).map(({ friday, payouts, ...sums }) => (
          <li key={friday}>
            <button
              type="button"
              aria-current={friday === chosen || undefined}
              onClick={() => onFriday(friday)}
              className={cx(
                'motion-quick flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-8 px-2 py-1 text-left text-14 md:min-h-9',
                friday === chosen ? 'bg-brand-tint font-strong text-brand-ink' : 'hover:bg-sunken',
              )}
            >
              <span className="w-24">{formatDay(manilaInstant(friday, '12:00'), locale)}</span>
              <span
                className={cx(
                  'order-last w-full text-13 md:order-none md:w-auto md:flex-1',
                  friday !== chosen && 'text-muted',
                )}
              >
                {t('payoutsOfFriday', { count: payouts })}, {friday > today ? t('gatheringNow') : sentText(t, sums)}
              </span>
              <span className="amount ml-auto">{formatPesoLong(transferableSums(sums).amount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
