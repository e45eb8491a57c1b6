import { expect, it } from 'vitest';
import { versionsBegunWith } from './versions-begun-with.ts';

const versions = { formVersion: 2, workerFormVersion: 0 };
const estimate = { ...versions, baseCentavos: 500_00, lines: [], totalCentavos: 500_00 };

it('are those of the first answer, or of questions that were passed without any', () => {
  expect(versionsBegunWith({ estimate, answers: { rooms: 3 } })).toEqual(versions);
  expect(versionsBegunWith({ estimate, answers: {}, formDone: true })).toEqual(versions);
});

it('are none before that, and where nothing was priced', () => {
  expect(versionsBegunWith({ estimate })).toBeNull();
  expect(versionsBegunWith({ answers: { rooms: 3 }, formDone: true })).toBeNull();
});
