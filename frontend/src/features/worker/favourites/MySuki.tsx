import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { WorkersWaiting } from '../parts/WorkersWaiting.tsx';
import { SukiCard } from './SukiCard.tsx';
import { sukiEn } from './suki.en.ts';
import { useFavourites } from './use-favourites.ts';

/** The client's suki, latest first. */
export function MySuki({ onFind }: { onFind: () => void }) {
  const t = useText(sukiEn);
  const { list } = useFavourites();
  return (
    <Fetched of={list} failed={t('listFailed')} waiting={<WorkersWaiting />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('noneTitle')}
            action={
              <Button size={44} variant="outline" onClick={onFind}>
                {t('findSomeone')}
              </Button>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul className="grid gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
            {items.map((favourite) => (
              <li key={favourite.worker.id}>
                <SukiCard favourite={favourite} />
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}
