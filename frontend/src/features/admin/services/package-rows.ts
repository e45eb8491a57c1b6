import type { BodyInput } from '#contracts/calls/call.ts';
import type { serviceCalls } from '#contracts/calls/catalogue-admin.ts';
import type { ServicePackage } from '#contracts/views/catalogue.ts';
import { newId } from '../../../browser/new-id.ts';

/** Form values of a package. */
export type PackageRow = Pick<ServicePackage, 'id' | 'name' | 'isActive'> & {
  fil: string;
  ceb: string;
  priceCentavos: number | null;
  minutes: string;
  includes: string;
};
type Body = BodyInput<typeof serviceCalls.changeService>;

export function rowsOf(packages: readonly ServicePackage[]): PackageRow[] {
  return packages.map(({ id, name, names, price, durationMinutes, includes, isActive }) => ({
    id,
    name,
    isActive,
    fil: names.fil ?? '',
    ceb: names.ceb ?? '',
    priceCentavos: price,
    minutes: String(durationMinutes),
    includes: includes.join('\n'),
  }));
}

export function newPackage(): PackageRow {
  return { id: newId(), name: '', isActive: true, fil: '', ceb: '', priceCentavos: null, minutes: '60', includes: '' };
}

/** Request body; the server reports missing and invalid values. */
export function packagesIn(rows: readonly PackageRow[]): NonNullable<Body['packages']> {
  return rows.map(({ id, name, isActive, fil, ceb, priceCentavos, minutes, includes }) => ({
    id,
    name,
    isActive,
    names: { ...(fil.trim() && { fil }), ...(ceb.trim() && { ceb }) },
    price: priceCentavos ?? 0,
    durationMinutes: Number(minutes) || 0,
    includes: includes
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }));
}

/** null: no season; undefined: invalid. */
export function seasonIn({ from, to }: { from: string; to: string }): Body['pinned'] {
  if (from === '' && to === '') return null;
  return from !== '' && from <= to ? { from, to } : undefined;
}

/** Moves a package up (-1) or down (1). */
export function moveRow(rows: readonly PackageRow[], index: number, by: -1 | 1): PackageRow[] {
  const next = [...rows];
  const [row] = next.splice(index, 1);
  if (row) next.splice(Math.max(0, index + by), 0, row);
  return next;
}
