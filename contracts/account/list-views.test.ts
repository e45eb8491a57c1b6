import { expect, it } from 'vitest';
import { hasName, type ListView, withListView, withoutListView } from './list-views.ts';

const view = (id: string, change: Partial<ListView> = {}): ListView => ({
  id,
  list: 'payments',
  name: `View ${id}`,
  query: 'status=paid',
  isDefault: false,
  ...change,
});

it('keeps views in order of creation', () => {
  const renamed = view('1', { name: 'Renamed' });
  expect(withListView([view('1'), view('2')], renamed)).toEqual([renamed, view('2')]);
  expect(withListView([view('1')], view('2'))).toEqual([view('1'), view('2')]);
  expect(withoutListView([view('1'), view('2')], '1')).toEqual([view('2')]);
});

it('keeps one default per list: the last one chosen', () => {
  const [first, other] = [view('1', { isDefault: true }), view('3', { list: 'users', isDefault: true })];
  const chosen = view('2', { isDefault: true });
  expect(withListView([first, other], chosen)).toEqual([{ ...first, isDefault: false }, other, chosen]);
});

it('compares names within their list, ignoring case', () => {
  const views = [view('1', { name: 'Ñoño' })];
  expect(hasName(views, view('2', { name: 'ÑOÑO' }))).toBe(true);
  expect(hasName(views, view('1', { name: 'ñoño' }))).toBe(false);
  expect(hasName(views, view('2', { list: 'users', name: 'Ñoño' }))).toBe(false);
});
