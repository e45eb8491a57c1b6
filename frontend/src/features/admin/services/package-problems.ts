import * as z from 'zod/mini';
import { serviceCalls } from '#contracts/calls/catalogue-admin.ts';
import type { PackageRow } from './package-rows.ts';
import { packagesIn } from './package-rows.ts';
import type { servicesEn } from './services.en.ts';

type Word = keyof typeof servicesEn;
/** By field of the request. */
export type PackageProblems = Partial<Record<keyof typeof words, Word>>;

const words = {
  name: 'packageNameError',
  price: 'basePriceError',
  durationMinutes: 'minutesError',
  includes: 'packageIncludesError',
} as const satisfies Record<string, Word>;

/** Validation errors by row index, from the request's schema. */
export function packageProblems(rows: readonly PackageRow[]): Map<number, PackageProblems> {
  const checked = z.safeParse(serviceCalls.changeService.body, { packages: packagesIn(rows) });
  const problems = new Map<number, PackageProblems>();
  for (const { path } of checked.success ? [] : checked.error.issues) {
    const [, index, field] = path;
    if (typeof index !== 'number' || !isField(field)) continue;
    problems.set(index, { ...problems.get(index), [field]: words[field] });
  }
  return problems;
}

function isField(field: unknown): field is keyof typeof words {
  return typeof field === 'string' && Object.hasOwn(words, field);
}
