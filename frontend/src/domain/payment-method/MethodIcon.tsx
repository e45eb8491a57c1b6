import { Banknote, CreditCard, Landmark, Smartphone, WalletMinimal, type LucideIcon } from 'lucide-react';
import type { PaymentMethod } from '#contracts/roles.ts';

const icons: Record<PaymentMethod, LucideIcon> = {
  gcash: Smartphone,
  maya: WalletMinimal,
  card: CreditCard,
  bank_transfer: Landmark,
  cash: Banknote,
};

/** Decorative icon of a payment method. */
export function MethodIcon({ method }: { method: PaymentMethod }) {
  const Icon = icons[method];
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-12 bg-brand-tint text-brand-ink"
    >
      <Icon className="size-5.5" />
    </span>
  );
}
