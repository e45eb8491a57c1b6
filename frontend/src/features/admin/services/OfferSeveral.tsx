import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useChangeServiceMutation } from './api.ts';
import { BulkActionBar } from '../list/BulkActionBar.tsx';
import { useBulkAction } from '../list/use-bulk-action.ts';
import type { Selection } from '../list/use-selection.ts';
import { servicesEn } from './services.en.ts';

/** Withdraws several services from the catalogue after a confirmation, or restores them. */
export function OfferSeveral({ selection }: { selection: Selection<Service> }) {
  const t = useText(servicesEn);
  const [change] = useChangeServiceMutation();
  const { doWith, isBusy, failed, forgetFailed } = useBulkAction<Service>(({ name }) => name);
  const { chosen, clear } = selection;
  const wouldChange = (isActive: boolean) => chosen.filter((service) => service.isActive !== isActive);

  async function set(isActive: boolean) {
    const count = wouldChange(isActive).length;
    const question = { title: t('takeManyTitle', { count }), message: t('takeManyMessage'), ok: t('takeAway') };
    if (!isActive && !(await ask({ ...question, danger: true }))) return;
    const done = await doWith(wouldChange(isActive), ({ id }) => change({ id, body: { isActive } }));
    if (done > 0) showToast(t(isActive ? 'manyOffered' : 'manyTaken', { count: done }), { variant: 'success' });
    clear();
  }

  return (
    <BulkActionBar selection={selection} failed={failed} onForget={forgetFailed}>
      <Button size={36} variant="danger-outline" disabled={wouldChange(false).length === 0} onClick={() => set(false)}>
        {t('takeAway')}
      </Button>
      <Button size={36} busy={isBusy} disabled={wouldChange(true).length === 0} onClick={() => set(true)}>
        {t('offerMany')}
      </Button>
    </BulkActionBar>
  );
}
