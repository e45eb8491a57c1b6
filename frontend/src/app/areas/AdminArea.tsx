import { AdminLayout } from '../layouts/AdminLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

export function AdminArea() {
  return (
    <AdminLayout shell={useShell()}>
      <ScreenOutlet />
    </AdminLayout>
  );
}
