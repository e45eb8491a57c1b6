import { expect, it } from 'vitest';
import type { Stored } from '#infra/eventing/documents.ts';
import { inOrder, orderOf } from './list-order.ts';

const usual = [['changedAt', 'desc']] as const;
const fields = { amount: 'amountCentavos', when: 'changedAt' };

it('uses the requested order, or the default', () => {
  expect(orderOf('amount', fields, usual)).toEqual([['amountCentavos', 'asc']]);
  expect(orderOf('-when', fields, usual)).toEqual([['changedAt', 'desc']]);
  expect(orderOf(undefined, fields, usual)).toBe(usual);
});

it('sorts results as a store does: null first, ties by id', () => {
  const found: Stored<{ amountCentavos: number | null }>[] = [
    { id: 'c', position: 1, document: { amountCentavos: 300 } },
    { id: 'b', position: 1, document: { amountCentavos: 300 } },
    { id: 'a', position: 1, document: { amountCentavos: null } },
    { id: 'd', position: 1, document: { amountCentavos: 40 } },
  ];
  const ids = (direction: 'asc' | 'desc') =>
    inOrder(found, [['amountCentavos', direction]])
      .map(({ id }) => id)
      .join('');
  expect([ids('asc'), ids('desc')]).toEqual(['adbc', 'bcda']);
});
