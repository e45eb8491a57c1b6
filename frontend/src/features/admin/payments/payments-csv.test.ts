import { expect, it } from 'vitest';
import { paymentFixture } from './testing/payment-fixture.ts';
import { paymentsCsv } from './payments-csv.ts';

it('says amounts in pesos and leaves empty what is not known', () => {
  const [head, row] = paymentsCsv([paymentFixture({ reference: '=1+1', received: 100_050, unseen: 100_050 })])
    .trim()
    .split('\r\n');
  expect(head).toContain('"code","status","client"');
  expect(row).toBe(
    [
      `"SK-7F3K2","paid","Grace Villanueva","Jun Bautista","Plumbing repair","gcash","'=1+1"`,
      '"1000.50","1000.50","0.00","0.00","0.00"',
      '"2026-11-17T01:00:00.000Z","2026-11-17T02:00:00.000Z","","2026-11-17T02:00:00.000Z"',
    ].join(','),
  );
});
