import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClockContext, useToday } from './use-today.ts';

function Today() {
  return useToday();
}

it('is the Manila day of the given clock, independent of the browser’s time zone', () => {
  const server = () => Date.parse('2031-03-04T17:00:00.000Z');
  expect(
    renderToStaticMarkup(
      <ClockContext value={server}>
        <Today />
      </ClockContext>,
    ),
  ).toBe('2031-03-05');
});
