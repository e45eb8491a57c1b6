import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SegmentedControl } from '../../ui/pressing/SegmentedControl.tsx';
import { MySuki } from '../worker/favourites/MySuki.tsx';
import { sukiEn } from '../worker/favourites/suki.en.ts';
import { useFavourites } from '../worker/favourites/use-favourites.ts';
import { workersEn } from '../worker/workers.en.ts';
import { WorkerFinder } from './results/WorkerFinder.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useWorkerSearch } from './use-worker-search.ts';

/** /client/workers: all workers, or a client's suki. */
export function WorkersScreen() {
  const t = useText(workersEn);
  const tSuki = useText(sukiEn);
  const { isClient } = useFavourites();
  const [address, setAddress] = useSearchParams();
  const isMine = isClient && address.get('show') === 'suki';
  return (
    <>
      <PageHeader title={t('listTitle')} subtitle={t('listSubtitle')} />
      {isClient && (
        <SegmentedControl
          label={tSuki('whose')}
          options={[
            { value: 'all', label: tSuki('everyone') },
            { value: 'suki', label: tSuki('mySuki') },
          ]}
          value={isMine ? 'suki' : 'all'}
          onChange={(next) => setAddress(next === 'all' ? {} : { show: next }, { replace: true })}
          className="mb-3"
        />
      )}
      {isMine ? <MySuki onFind={() => setAddress({}, { replace: true })} /> : <AllWorkers />}
    </>
  );
}

function AllWorkers() {
  const t = useText(workersEn);
  const { asked, ask } = useWorkerSearch();
  return (
    <>
      <SearchBox
        key={asked.q}
        label={t('searchWorkers')}
        initial={asked.q}
        className="mb-6 max-w-160"
        onWords={(words) => ask({ q: words })}
      />
      <WorkerFinder asked={asked} ask={ask} fitting={null} />
    </>
  );
}
