import { modules } from '#contracts/calls/route-table.ts';
import { errorCodes } from '#contracts/errors.ts';
import { ATTEMPT_HEADER, headerNames, REFRESH_TOKEN_HEADER, THREAD_HEADER } from '#contracts/headers.ts';
import type { ApiDescription } from '#infra/http/pages/openapi.ts';

/** Input of the OpenAPI document. */
export const apiDescription: ApiDescription = {
  title: 'Suki',
  description:
    'Every call of the Suki marketplace. Amounts are integer centavos, instants ISO 8601, days and times Manila’s.',
  modules,
  errorCodes,
  headers: headerNames,
  callHeaders: {
    [REFRESH_TOKEN_HEADER]: {
      description:
        'Where the refresh token goes: `body` for a program, `cookie` for a browser. Unsaid: the cookie for what says `Origin` or ' +
        '`Sec-Fetch-Site`, as browsers do, and the body for everybody else. One that came in the body goes back there; a page of ' +
        'Suki’s own always has it in the cookie.',
      values: ['body', 'cookie'],
    },
    [ATTEMPT_HEADER]: {
      description:
        'A visitor’s own name for this attempt, of 16 to 64 letters, digits, `_` and `-` that nobody guesses, with the call that asks ' +
        'for a code and with those that bring it: the code is good for this attempt alone, and nobody else uses it up.',
    },
    [THREAD_HEADER]: {
      description:
        'The token of the mail’s link. It is looked at before the files are taken in, which count for its thread alone.',
    },
  },
};
