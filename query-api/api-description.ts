import { modules } from '#contracts/calls/route-table.ts';
import { errorCodes } from '#contracts/errors.ts';
import { headerNames } from '#contracts/headers.ts';
import type { ApiDescription } from '#infra/http/pages/openapi.ts';

/** What the OpenAPI document is made of. */
export const apiDescription: ApiDescription = {
  title: 'Suki',
  description:
    'Every call of the Suki marketplace. Amounts are integer centavos, instants ISO 8601, days and times Manila’s.',
  modules,
  errorCodes,
  headers: headerNames,
};
