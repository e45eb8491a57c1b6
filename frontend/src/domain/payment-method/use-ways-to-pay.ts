import { methodsTaking } from '#contracts/payment/method-limits.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import { settingsApi, useSettings } from '../../api/use-settings.ts';

export type WaysToPay = {
  /** Methods that accept this amount at once. */ ways: PaymentMethod[];
  /** Some of the enabled methods do not. */ areFew: boolean;
};

/** Methods for this amount; null while it is unknown. Cash that was `chosen` while it was offered stays possible. */
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
