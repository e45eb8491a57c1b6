import * as z from 'zod/mini';
import { formatPesoLong } from '../money.ts';
import { Settings } from './settings.ts';

/** Settings about money, which need two admins (docs/decisions/second-admin.md). */
export const MoneySettings = z.pick(Settings, {
  commissionPercent: true,
  cancellationFee: true,
  maximumAmount: true,
  approvalAmount: true,
  transferBank: true,
  transferAccount: true,
  transferName: true,
});
export type MoneySetting = keyof z.infer<typeof MoneySettings>;
type Changes = Partial<z.infer<typeof MoneySettings>>;

export function isMoneySetting(name: string): name is MoneySetting {
  return Object.hasOwn(MoneySettings.shape, name);
}

/** The changes in a language-neutral form: "12%" → "15%". */
export function moneyChanges(before: Changes, after: Changes): { name: MoneySetting; from: string; to: string }[] {
  const names = Object.keys(after).filter(isMoneySetting);
  return names.map((name) => ({ name, from: shown(name, before), to: shown(name, after) }));
}

function shown(name: MoneySetting, settings: Changes): string {
  const value = settings[name];
  if (name === 'commissionPercent') return `${value}%`;
  return typeof value === 'number' ? formatPesoLong(value) : String(value);
}
