import { formatDayAndTime } from '#contracts/manila-format.ts';
import { useState } from 'react';
import type { Settings } from '#contracts/platform/settings.ts';
import { isPending } from '../../../api/is-pending.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useAmountQuestion } from '../../../forms/use-amount-question.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useReadConfigQuery } from '../api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useListApprovalsQuery } from '../approvals/api.ts';
import { MoneyChanges } from './MoneyChanges.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { platformSettingsEn } from './platform-settings.en.ts';
import { settingGroups } from './setting-fields.ts';
import { ResetPlatform } from './ResetPlatform.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { useMoment } from './use-moment.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { WaitingSettings } from './WaitingSettings.tsx';
import { WhenToChange } from './WhenToChange.tsx';

const amounts = ['maximumAmount', 'cancellationFee'] as const;

/** Platform rules that admins may set. */
export function PlatformSettingsScreen() {
  const t = useText(platformSettingsEn);
  const config = useReadConfigQuery();
  // Pending approvals are above the form, so both appear together.
  const approvals = useListApprovalsQuery({ status: 'open' });
  const isKnown = !isPending(approvals);
  const of = isKnown ? config : { ...config, data: undefined };
  return (
    <>
      <PageHeader dense title={t('settings')} subtitle={t('subtitle')} />
      <Fetched of={of} failed={t('loadFailed')} waiting={<Waiting />}>
        {({ settings, scheduled, allowsReset }) => (
          <div className="grid max-w-5xl gap-3.5">
            <WaitingSettings />
            <PlannedChanges planned={scheduled} />
            <SettingsForm settings={settings} />
            <SettingsHistory />
            {allowsReset && <ResetPlatform />}
          </div>
        )}
      </Fetched>
    </>
  );
}

/** `after`: the changed settings. */
type Asking = { wanted: Settings; after: Partial<Settings>; effectiveAt: string | undefined };

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useText(platformSettingsEn);
  const form = useSettingsForm(settings);
  const { changes, save, takingTwo, undo, refusal, isBusy } = form;
  const [asking, setAsking] = useState<Asking | null>(null);
  const confirmAmounts = useAmountQuestion();
  const mayChange = useMay()('settings.change');
  const locale = useLocale();
  const moment = useMoment();

  async function send(wanted: Settings) {
    for (const name of amounts) if (!(await confirmAmounts(wanted[name], settings[name]))) return;
    const effectiveAt = moment.chosen();
    if (effectiveAt === null) return;
    const after = takingTwo(wanted);
    if (after) return setAsking({ wanted, after, effectiveAt });
    await save(wanted, effectiveAt);
    moment.setIsLater(false);
    const when = effectiveAt && formatDayAndTime(effectiveAt, locale);
    showToast(when ? t('nowPlanned', { when }) : t('saved'), { variant: 'success' });
  }

  async function askAnother({ wanted, effectiveAt }: Asking, reason: string) {
    await save(wanted, effectiveAt, reason);
    moment.setIsLater(false);
    showToast(t('asked'), { variant: 'success' });
  }

  return (
    <form {...form.props(send)}>
      <fieldset disabled={!mayChange} className="contents">
        <div className="gap-3.5 lg:columns-2 *:mb-3.5 *:break-inside-avoid">
          {settingGroups.map(({ word, fields }) => (
            <Card key={word} title={t(word)}>
              <div className="flex flex-col gap-5">
                {fields.map((name) => (
                  <SettingField key={name} name={name} form={form} />
                ))}
              </div>
            </Card>
          ))}
        </div>
      </fieldset>
      {refusal && (
        <Note tone="error" className="mt-4">
          {refusal}
        </Note>
      )}
      {mayChange && (
        <div className="sticky bottom-16 z-10 -mx-1 mt-3.5 flex flex-wrap items-center justify-end gap-3 bg-paper px-1 py-3 lg:bottom-0">
          {changes > 0 && <WhenToChange moment={moment} />}
          {asking && (
            <ReasonDialog
              title={t('askTitle')}
              description={t('askDescription')}
              confirm={t('ask')}
              onConfirm={(reason) => askAnother(asking, reason)}
              onClose={() => setAsking(null)}
            >
              <MoneyChanges of={{ before: settings, after: asking.after, effectiveAt: asking.effectiveAt ?? null }} />
            </ReasonDialog>
          )}
          <p role="status" className="mr-auto text-14 text-muted">
            {changes > 0 ? t('unsaved', { count: changes }) : ''}
          </p>
          {changes > 0 && (
            <Button variant="outline" size={44} onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <Button type="submit" size={44} busy={isBusy} disabled={changes === 0}>
            {t(moment.isLater && changes > 0 ? 'plan' : 'save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function Waiting() {
  return (
    <Loading className="grid max-w-5xl gap-3.5 lg:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-72 rounded-20" />
      ))}
    </Loading>
  );
}
