import { useSelector } from 'react-redux';
import { userTypeOf } from '../../browser/storage.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { AdminArea } from './AdminArea.tsx';
import { ClientArea } from './ClientArea.tsx';
import { PublicArea } from './PublicArea.tsx';
import { WorkerArea } from './WorkerArea.tsx';

const areas = { admin: AdminArea, worker: WorkerArea, client: ClientArea };

/** For unknown paths: signed-in users keep their own navigation. */
export function OwnArea() {
  const user = useSelector(selectUser);
  const Area = user ? areas[userTypeOf(user)] : PublicArea;
  return <Area />;
}
