import { modules } from '#contracts/calls/route-table.ts';
import { errorCodes } from '#contracts/errors.ts';
import { ATTEMPT_HEADER, headerNames, REFRESH_TOKEN_HEADER, THREAD_HEADER } from '#contracts/headers.ts';
import type { ApiDescription } from '#infra/http/pages/openapi.ts';

/** Input of the OpenAPI document. */
export const apiDescription: ApiDescription = {
  title: 'Suki',
  description:
    'All endpoints of the Suki marketplace. Amounts are integer centavos, instants ISO 8601, days and times in Manila time.',
  modules,
  errorCodes,
  headers: headerNames,
  callHeaders: {
    [REFRESH_TOKEN_HEADER]: {
      description:
        'Where the response carries the refresh token: `body` for programs, `cookie` for browsers. Default: the cookie if the ' +
        'request has `Origin` or `Sec-Fetch-Site`, as browsers send, else the body. A token sent in the body returns in the body; ' +
        'pages of Suki always receive it in the cookie.',
      values: ['body', 'cookie'],
    },
    [ATTEMPT_HEADER]: {
      description:
        'An unguessable id of a visitor’s attempt: 16 to 64 letters, digits, `_` and `-`. Send the same id when you request a code ' +
        'and when you submit it: the code is valid for this attempt only, and other visitors cannot use up its tries.',
    },
    [THREAD_HEADER]: {
      description:
        'The token of the mail’s link. It is checked before the upload is read, and the files belong to its thread only.',
    },
  },
};
