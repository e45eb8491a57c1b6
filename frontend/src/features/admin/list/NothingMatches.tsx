import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { adminText } from '../admin.text.ts';

interface Props {
  /** More might match than were looked at. */
  capped?: boolean | undefined;
  onClear: () => void;
}

/** The filters leave nothing: one press takes them away. */
export function NothingMatches({ capped, onClear }: Props) {
  const t = useText(adminText);
  return (
    <EmptyState
      title={t('nothingMatches')}
      action={
        <Button variant="outline" size={44} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    >
      {t(capped ? 'nothingMatchesCapped' : 'nothingMatchesHint')}
    </EmptyState>
  );
}
