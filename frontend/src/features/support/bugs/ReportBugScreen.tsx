import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { OwnReports } from './OwnReports.tsx';
import { reportBugEn } from './report-bug.en.ts';
import { ReportForm } from './ReportForm.tsx';

/** /client/settings/report-bug */
export function ClientReportBugScreen() {
  return <ReportBugScreen back="/client/settings" />;
}

/** /worker/settings/report-bug */
export function WorkerReportBugScreen() {
  return <ReportBugScreen back="/worker/settings" />;
}

function ReportBugScreen({ back }: { back: string }) {
  const t = useText(reportBugEn);
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} back={{ to: back, label: t('back') }} />
      <div className="grid grid-cols-1 gap-4">
        <ReportForm />
        <OwnReports />
      </div>
    </div>
  );
}
