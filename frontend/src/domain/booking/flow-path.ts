export const FLOW = '/client/booking-flow';

type Step =
  | 'schedule'
  | 'select-worker'
  | 'select-service'
  | 'form'
  | 'address'
  | 'payment'
  | 'collect-payment-details'
  | 'waiting';

/** Path of a flow step with known values in its query: `/client/booking-flow/schedule?serviceId=…&workerId=…`. */
export function flowPath(step: Step | null, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query);
  return `${FLOW}${step ? `/${step}` : ''}${search.size > 0 ? `?${search}` : ''}`;
}
