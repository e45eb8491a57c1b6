import { expect, it } from 'vitest';
import { errorText } from '../../../api/error-text.ts';
import { runForEach } from './run-for-each.ts';

const rows = [
  { id: 'b1', code: 'SB-1' },
  { id: 'b2', code: 'SB-2' },
  { id: 'b3', code: 'SB-3' },
];
const refusal = { status: 409, code: 'not_allowed_now', message: '', body: null };

it('continues after a refused row and reports it', async () => {
  const sent: string[] = [];
  const refused = await runForEach(rows, {
    nameOf: ({ code }) => code,
    send: async ({ id }) => {
      sent.push(id);
      return id === 'b2' ? { error: refusal } : {};
    },
  });
  expect(sent).toEqual(['b1', 'b2', 'b3']);
  expect(refused).toEqual([{ id: 'b2', what: 'SB-2', reason: errorText(refusal) }]);
});

it('sends one row at a time, in order', async () => {
  const steps: string[] = [];
  await runForEach(rows, {
    nameOf: ({ code }) => code,
    send: async ({ id }) => {
      steps.push(`${id} sent`);
      await Promise.resolve();
      steps.push(`${id} answered`);
      return {};
    },
  });
  expect(steps).toEqual(rows.flatMap(({ id }) => [`${id} sent`, `${id} answered`]));
});
