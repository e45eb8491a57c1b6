import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { AnswerOf } from '#contracts/calls/call.ts';
import type { catalogueCalls } from '#contracts/calls/catalogue.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useListUrgentServicesQuery } from '../api.ts';
import { homeEn } from '../home.en.ts';
import { QuickBookDialog } from './QuickBookDialog.tsx';
import { urgentOffer } from '../urgent-offer.ts';
import { UrgentRow } from './UrgentRow.tsx';

/** Three services with workers available soon (specification sections 2 and 9). */
export function UrgentServices() {
  const t = useText(homeEn);
  const user = useSelector(selectUser);
  const near = user?.location ? { lat: user.location.lat, lng: user.location.lng } : {};
  const urgent = useListUrgentServicesQuery(near);
  return (
    <section aria-labelledby="urgent-services">
      <h2 id="urgent-services" className="mb-2 text-18 font-title">
        {t('urgentServices')}
      </h2>
      <Fetched of={urgent} failed={t('urgentFailed')} waiting={<Waiting />}>
        {({ items }) => <Offers items={items} />}
      </Fetched>
    </section>
  );
}

function Offers({ items }: { items: AnswerOf<typeof catalogueCalls.listUrgentServices>['items'] }) {
  const t = useText(homeEn);
  const locale = useLocale();
  const now = useNow();
  const [asked, setAsked] = useState<string | null>(null);
  const offers = items.map(({ service, worker }) => ({ service, offer: urgentOffer(service, worker, now, locale) }));
  const chosen = offers.find(({ service }) => service.id === asked);
  if (offers.length === 0)
    return (
      <p className="rounded-16 border border-dashed border-line-control p-4 text-14 text-muted">{t('noUrgent')}</p>
    );
  return (
    <>
      <ul className="grid gap-2">
        {offers.map(({ service, offer }) => (
          <li key={service.id}>
            <UrgentRow service={service} offer={offer} onChoose={() => setAsked(service.id)} />
          </li>
        ))}
      </ul>
      {chosen && <QuickBookDialog service={chosen.service} offer={chosen.offer} onClose={() => setAsked(null)} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-2">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-18.5 rounded-16" />
      ))}
    </Loading>
  );
}
