import { Suspense } from 'react';
import type { StaffList } from '#contracts/account/list-views.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { adminEn } from '../../admin.en.ts';
import { ViewsButton } from './ViewsButton.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';

const ListViews = lazyPart(async () => (await import('./ListViews.tsx')).ListViews);

/** Saved views of a list. Their code loads in parallel with its rows, to keep the screen's first download small. */
export function LazyListViews({ list }: { list: StaffList }) {
  const t = useText(adminEn);
  return (
    <Suspense fallback={<ViewsButton busy>{t('views')}</ViewsButton>}>
      <ListViews list={list} />
    </Suspense>
  );
}
