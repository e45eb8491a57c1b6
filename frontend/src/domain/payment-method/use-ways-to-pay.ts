import { methodsTaking } from '#contracts/payment/method-limits.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import { settingsApi, useSettings } from '../../api/use-settings.ts';

export type WaysToPay = {
  /** Those that take so many centavos at once. */ ways: PaymentMethod[];
  /** Some of those that are offered otherwise don't. */ areFew: boolean;
};

/** How so much can be paid now; null while nobody knows how much it is. Who `chose` cash while it was offered still pays so. */
export function useWaysToPay(): (amountCentavos: number | null, chosen?: PaymentMethod) => WaysToPay {
  const { cashPayments } = useSettings();
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  return (amountCentavos, chosen) => {
    const offered = paymentMethods.filter((method) => method !== 'cash' || cashPayments || chosen === 'cash');
    if (!config || amountCentavos === null) return { ways: offered, areFew: false };
    const taking = methodsTaking(amountCentavos, config.methodLimits);
    const ways = offered.filter((method) => taking.includes(method));
    return { ways, areFew: ways.length < offered.length };
  };
}
