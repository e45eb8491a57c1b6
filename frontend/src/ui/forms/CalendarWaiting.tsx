import { Loading } from '../showing/Skeleton.tsx';
import { Calendar } from './Calendar.tsx';

interface Props {
  value: string | null;
  today: string;
  last: string;
}

/** A calendar whose days are loading: as high as it will be, since months differ in their weeks. */
export function CalendarWaiting(props: Props) {
  return (
    <Loading>
      <div inert className="opacity-60">
        <Calendar {...props} onChange={() => undefined} />
      </div>
    </Loading>
  );
}
