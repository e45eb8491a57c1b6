import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { downloadText } from '../../../browser/download-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useLazyReadMyDataQuery, useRequestMyDataMutation } from '../my-data/api.ts';
import type { WholeData } from '../my-data/my-data-page.ts';
import { myDataEn } from '../my-data/my-data.en.ts';
import { useLazyListSessionsQuery } from '../sessions/api.ts';

/** Download of all data stored about the user. */
export function MyDataSection() {
  const t = useText(myDataEn);
  const { taken, refusal, isBusy, take } = useMyData();
  return (
    <Card title={t('title')}>
      <div className="grid gap-4">
        <p className="-mt-2 text-14 text-muted">{t(taken ? 'ready' : 'text')}</p>
        {refusal && <Note tone="error">{refusal}</Note>}
        {!taken && (
          <Button variant="outline" size={44} className="justify-self-start" busy={isBusy} onClick={take}>
            {t('download')}
          </Button>
        )}
        {taken && <Files taken={taken} />}
      </div>
    </Card>
  );
}

type DownloadedData = { data: WholeData; readableFile: (data: WholeData, locale: string) => Promise<string> };

function Files({ taken: { data, readableFile } }: { taken: DownloadedData }) {
  const t = useText(myDataEn);
  const locale = useLocale();

  async function savePage(): Promise<void> {
    downloadText(await readableFile(data, locale), 'suki-my-data.html', 'text/html');
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button size={44} onClick={savePage}>
        {t('savePage')}
      </Button>
      <Button
        variant="outline"
        size={44}
        onClick={() => downloadText(JSON.stringify(data, null, 2), 'suki-my-data.json', 'application/json')}
      >
        {t('saveJson')}
      </Button>
    </div>
  );
}

function useMyData() {
  const [request, { isLoading }] = useRequestMyDataMutation();
  const [read, { isFetching }] = useLazyReadMyDataQuery();
  const [listSessions] = useLazyListSessionsQuery();
  const [taken, setTaken] = useState<DownloadedData | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(): Promise<void> {
    setRefusal(null);
    try {
      const { grant } = await request().unwrap();
      const [mine, { items: sessions }, { readableFile }] = await Promise.all([
        read({ grant }).unwrap(),
        listSessions().unwrap(),
        import('../my-data/readable-file.ts'),
      ]);
      setTaken({ data: { ...mine, sessions }, readableFile });
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return { taken, refusal, isBusy: isLoading || isFetching, take };
}
