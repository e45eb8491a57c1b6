import type { RatingFigures } from '#contracts/views/support-tickets.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/showing/Card.tsx';
import { shareOf } from './ratings-filters.ts';
import { ratingsEn } from './ratings.en.ts';

interface Props {
  figures: RatingFigures;
  /** Filters the ratings by this member of staff. */
  onAgent: (agent: string) => void;
}

/** Share of positive ratings, overall and by member of staff. */
export function Figures({ figures: { all, agents }, onAgent }: Props) {
  const t = useText(ratingsEn);
  return (
    <div className="mb-4 grid gap-3 lg:grid-cols-[18rem_1fr]">
      <Card title={t('good')}>
        <p className="amount -mt-2 text-36 font-display">{shareOf(all) ?? '–'}</p>
        <p className="text-14 text-muted">
          {all.good + all.bad === 0 ? t('noneYet') : t('of', { good: all.good, all: all.good + all.bad })}
        </p>
      </Card>
      {agents.length > 0 && (
        <Card title={t('byAgent')}>
          <ul className="-mt-1 grid gap-1">
            {agents.map(({ agent, ...own }) => (
              <li key={agent?.accountId ?? 'nobody'}>
                <AgentRow
                  name={agent?.name ?? t('nobody')}
                  own={own}
                  onPress={() => onAgent(agent?.accountId ?? 'nobody')}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  own: RatingFigures['all'];
  onPress: () => void;
}

function AgentRow({ name, own, onPress }: RowProps) {
  const t = useText(ratingsEn);
  const all = own.good + own.bad;
  return (
    <button
      type="button"
      onClick={onPress}
      className={
        'motion-quick -mx-2 grid min-h-11 w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-3 ' +
        'rounded-12 px-2 py-1 text-left hover:bg-sunken'
      }
    >
      <span className="truncate text-14 font-strong">{name}</span>
      <span className="amount text-right text-14">{shareOf(own)}</span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-danger-tint">
        <span className="block h-full bg-success" style={{ width: `${(own.good / all) * 100}%` }} />
      </span>
      <span className="text-right text-12 text-muted">{t('of', { good: own.good, all })}</span>
    </button>
  );
}
