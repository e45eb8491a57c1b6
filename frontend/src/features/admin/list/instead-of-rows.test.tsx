import '../../../browser/testing/fake-browser.ts';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { insteadOfRows } from './instead-of-rows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

const words = { failed: 'It could not be read', empty: 'Nothing yet' };
const instead = (rows: unknown[] | undefined, total?: number) =>
  insteadOfRows({ rows, total, refetch: () => {} }, words);

it('says that a list is empty, unless only its page is', () => {
  expect(instead([], 0)).toBe('Nothing yet');
  expect(instead([])).toBe('Nothing yet');
  const onTheWay = instead([], 6648);
  expect(isValidElement(onTheWay) && onTheWay.type).toBe(TableSkeleton);
});

it('leaves rows alone', () => {
  expect(instead(['row'], 1)).toBeUndefined();
});
