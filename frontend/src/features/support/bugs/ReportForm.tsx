import * as z from 'zod/mini';
import { NewBug } from '#contracts/calls/support-bugs.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { reportBugEn } from './report-bug.en.ts';
import { SentAlongList } from './SentAlongList.tsx';
import { useBugReport } from './use-bug-report.ts';

const ReportText = z.pick(NewBug, { whatHappened: true });
const nothing = { whatHappened: '' };

/** Description, pictures and automatically attached context. */
export function ReportForm() {
  const t = useText(reportBugEn);
  const { along, leaveOut, uploads, send } = useBugReport();
  const form = useSchemaForm(ReportText, nothing);

  async function report({ whatHappened }: z.infer<typeof ReportText>) {
    await send(whatHappened);
    form.reset(nothing);
    showToast(t('sent'), { variant: 'success' });
  }

  return (
    <Card>
      <form {...form.props(report)} className="grid gap-5">
        <p className="text-14 text-muted">{t('intro')}</p>
        <TextArea
          {...form.register('whatHappened')}
          label={t('whatHappened')}
          hint={t('whatHint')}
          rows={4}
          maxLength={4000}
          error={form.errorOf('whatHappened') && t('whatError')}
        />
        <PhotoPicker label={t('pictures')} hint={t('picturesHint')} uploads={uploads} />
        <SentAlongList along={along} onLeaveOut={leaveOut} />
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <Button type="submit" size={48} className="justify-self-start" busy={form.isBusy || uploads.isBusy}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
