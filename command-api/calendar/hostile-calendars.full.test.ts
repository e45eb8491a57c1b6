import { expect, it } from 'vitest';
import { createFairReading } from './fair-reading.ts';

const window = { startsAt: '2026-11-16T00:00:00.000Z', endsAt: '2027-02-16T00:00:00.000Z' };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:20261118T010000Z', 'DTEND:20261118T020000Z', ...lines, 'END:VEVENT']
    .concat('END:VCALENDAR')
    .join('\r\n');
const hostile = calendar('RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30');

it('reads a normal calendar while most of six hostile ones before it are still in the second lane', async () => {
  const readFairly = createFairReading();
  const read = (workerId: string, text: string) => readFairly(workerId, async () => text, window);
  const ended: string[] = [];
  const attacks = Array.from({ length: 6 }, (_, n) =>
    read(`w-${n}`, hostile).catch(({ problem }) => ended.push(problem)),
  );
  const { busy } = await read('w-honest', calendar());
  expect(busy).toHaveLength(1);
  // Six reads in the first lane take as long as one in each lane.
  expect(ended.length).toBeLessThan(3);
  await expect(read('w-0', calendar())).rejects.toMatchObject({ code: 'too_many_requests' });
  await Promise.all(attacks);
  expect(ended).toEqual(Array.from({ length: 6 }, () => 'too_many'));
}, 90_000);
