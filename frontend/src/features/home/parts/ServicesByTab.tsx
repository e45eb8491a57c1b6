import { BrushCleaning, LayoutGrid, PackageOpen, ToolCase, Wrench, type LucideIcon } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { useChosenInSight } from '../../../ui/pressing/use-chosen-in-sight.ts';
import { homeTabsOf, type NamedTab } from '../../catalogue/catalogue-view.ts';
import { ServiceTile } from '../../catalogue/parts/ServiceTile.tsx';
import { homeEn } from '../home.en.ts';

const icons: Record<NamedTab, LucideIcon> = {
  Cleaning: BrushCleaning,
  Repairs: Wrench,
  Maintenance: ToolCase,
  Assembly: PackageOpen,
};
const pill =
  'motion-quick inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-line bg-surface ' +
  'px-4 text-14 font-strong whitespace-nowrap hover:border-line-control';

/** Beside the column of a wide screen, all tabs fit one row without icons only. */
const icon = 'size-4.5 lg:hidden';

/** Category tabs in the preferred order, the Others link, and the services of the chosen tab. */
export function ServicesByTab({ services }: { services: readonly Service[] }) {
  const t = useText(homeEn);
  const { tabs, others } = homeTabsOf(services);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = tabs.find(({ tab }) => tab === chosen) ?? largestGroup(tabs);
  const row = useChosenInSight<HTMLDivElement>(shown?.tab ?? '');
  if (!shown) return <EmptyState title={t('noServices')}>{t('noServicesText')}</EmptyState>;
  return (
    <Tabs.Root value={shown.tab} onValueChange={setChosen}>
      <div
        ref={row}
        className="scrollbar-none scroll-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Tabs.List aria-label={t('categories')} className="flex gap-2 lg:flex-wrap">
          {tabs.map(({ tab }) => {
            const Icon = icons[tab];
            return (
              <Tabs.Trigger
                key={tab}
                value={tab}
                className={`${pill} data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper`}
              >
                <Icon aria-hidden="true" className={icon} />
                {t(`tab${tab}`)}
              </Tabs.Trigger>
            );
          })}
        </Tabs.List>
        {others && (
          <Link to="/client/add-booking" className={pill}>
            <LayoutGrid aria-hidden="true" className={icon} />
            {t('others')}
          </Link>
        )}
      </div>
      <Tabs.Content value={shown.tab} className="mt-2 rounded-16">
        <ul className="grid grid-cols-3 gap-2 sm:gap-3 xl:grid-cols-4">
          {shown.services.map((service) => (
            <li key={service.id}>
              <ServiceTile service={service} />
            </li>
          ))}
        </ul>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** The initial tab: the one with most services. */
function largestGroup<Group extends { services: readonly Service[] }>(tabs: readonly Group[]): Group | undefined {
  return tabs.toSorted((one, other) => other.services.length - one.services.length)[0];
}
