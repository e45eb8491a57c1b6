import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { downloadText } from '../../../browser/download-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useLazyReadMyDataQuery, useRequestMyDataMutation } from '../my-data/api.ts';
import { myDataPage, type WholeData } from '../my-data/my-data-page.ts';
import { myDataText } from '../my-data/my-data.text.ts';
import { useLazyListSessionsQuery } from '../sessions/api.ts';

/** Everything that is kept of this person, to take away. */
export function MyDataSection() {
  const t = useText(myDataText);
  const { data, refusal, isBusy, take } = useMyData();
  return (
    <Card title={t('title')}>
      <div className="grid gap-4">
        <p className="-mt-2 text-14 text-muted">{t(data ? 'ready' : 'text')}</p>
        {refusal && <Note tone="error">{refusal}</Note>}
        {!data && (
          <Button variant="outline" size={44} className="justify-self-start" busy={isBusy} onClick={take}>
            {t('download')}
          </Button>
        )}
        {data && <Files data={data} />}
      </div>
    </Card>
  );
}

function Files({ data }: { data: WholeData }) {
  const t = useText(myDataText);
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-3">
      <Button size={44} onClick={() => downloadText(myDataPage(data, t, locale), 'suki-my-data.html', 'text/html')}>
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
  const [data, setData] = useState<WholeData | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(): Promise<void> {
    setRefusal(null);
    try {
      const { grant } = await request().unwrap();
      const [mine, { items: sessions }] = await Promise.all([read({ grant }).unwrap(), listSessions().unwrap()]);
      setData({ ...mine, sessions });
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return { data, refusal, isBusy: isLoading || isFetching, take };
}
