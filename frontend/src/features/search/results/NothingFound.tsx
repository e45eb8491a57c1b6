import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { searchEn } from '../search.en.ts';

interface Props {
  q: string;
  /** The query names a trade that Suki does not offer, so other words would not help. */
  isOtherTrade: boolean;
}

/** No match for the query, which is recorded for analytics; offers to request the service. */
export function NothingFound({ q, isOtherTrade }: Props) {
  const t = useText(searchEn);
  return (
    <EmptyState
      title={t(isOtherTrade ? 'otherTradeTitle' : 'nothingTitle', { q })}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to="/contact" size={44} variant={isOtherTrade ? 'primary' : 'outline'}>
            {t('askUs')}
          </ButtonLink>
          <ButtonLink to="/services" size={44} variant="outline">
            {t('allServices')}
          </ButtonLink>
        </div>
      }
    >
      {t(isOtherTrade ? 'otherTradeText' : 'nothingText')}
    </EmptyState>
  );
}
