import { expect, it } from 'vitest';
import { startedFormVersions } from './started-form-versions.ts';

const versions = { formVersion: 2, workerFormVersion: 0 };
const estimate = { ...versions, baseCentavos: 500_00, lines: [], totalCentavos: 500_00 };

it('are those of the first answer, or of a form passed without answers', () => {
  expect(startedFormVersions({ estimate, answers: { rooms: 3 } })).toEqual(versions);
  expect(startedFormVersions({ estimate, answers: {}, formDone: true })).toEqual(versions);
});

it('are null before that, and without a price', () => {
  expect(startedFormVersions({ estimate })).toBeNull();
  expect(startedFormVersions({ answers: { rooms: 3 }, formDone: true })).toBeNull();
});
