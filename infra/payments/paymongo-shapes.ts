import * as z from 'zod/mini';

/** The fields of PayMongo's resources that Suki reads. Amounts in centavos. */

export const Metadata = z.nullish(z.record(z.string(), z.unknown()));

const resource = <Attributes extends z.ZodMiniType>(attributes: Attributes) => z.object({ id: z.string(), attributes });

export const RefundResource = resource(
  z.object({
    amount: z.int(),
    status: z.string(),
    notes: z.nullish(z.string()),
    payment_id: z.nullish(z.string()),
    metadata: Metadata,
  }),
);
export type RefundResource = z.infer<typeof RefundResource>;

export const PaymentResource = resource(
  z.object({
    amount: z.int(),
    status: z.string(),
    payment_intent_id: z.nullish(z.string()),
    failed_message: z.nullish(z.string()),
    failed_code: z.nullish(z.string()),
    refunds: z.nullish(z.array(z.unknown())),
    metadata: Metadata,
  }),
);
export type PaymentResource = z.infer<typeof PaymentResource>;

export const IntentResource = resource(
  z.object({
    amount: z.int(),
    status: z.string(),
    payments: z.nullish(z.array(PaymentResource)),
    payment_method_allowed: z.nullish(z.array(z.string())),
    next_action: z.nullish(z.object({ redirect: z.nullish(z.object({ url: z.string() })) })),
    last_payment_error: z.nullish(
      z.looseObject({ failed_message: z.nullish(z.string()), failed_code: z.nullish(z.string()) }),
    ),
    metadata: Metadata,
  }),
);
export type IntentResource = z.infer<typeof IntentResource>;

export const MethodResource = resource(z.object({ type: z.string() }));

/** The hosted page for card payments: Suki never receives the card number. */
export const CheckoutResource = resource(
  z.object({ checkout_url: z.string(), payment_intent: z.object({ id: z.string() }) }),
);

/** A webhook: an event with the resource that it concerns. */
export const WebhookBody = z.object({
  data: resource(
    z.object({
      type: z.string(),
      livemode: z.optional(z.boolean()),
      data: z.object({ id: z.string(), type: z.optional(z.string()), attributes: z.looseObject({}) }),
    }),
  ),
});

/** Envelope of every response. */
export const Envelope = z.object({ data: z.unknown() });

/** Body of a failure. */
export const Errors = z.object({
  errors: z.array(z.object({ code: z.optional(z.string()), detail: z.optional(z.string()) })),
});
