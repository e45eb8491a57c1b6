import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { landingEn } from '../landing.en.ts';

/** A placeholder, as the specification requires. */
export function UiDemoPage() {
  const t = useText(landingEn);
  return (
    <div className="page-edge mx-auto max-w-290 py-10">
      <PageHeader title={t('uiDemoTitle')} />
      <EmptyState
        title={t('uiDemoText')}
        action={
          <ButtonLink to="/" size={44}>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </div>
  );
}
