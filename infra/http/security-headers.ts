import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Full policy for documents; helmet's headers are worked out by it for each response, which pages can afford. */
export const documentHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Radix and sonner position what floats by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", 'ws:', 'wss:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
      upgradeInsecureRequests: null,
    },
  },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: false,
});

const fixed: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A small fixed set for API answers, names and values in turn: helmet on every call would cost a third of express's rate (design section 9). */
export const apiHeaders: readonly string[] = Object.entries(fixed).flat();

/** The same, for what is sent below /api without being the answer of a call: files and the documentation. */
export const setApiHeaders: RequestHandler = (_request, response, next) => {
  response.set({ ...fixed, 'X-Request-Id': String(response.locals.requestId) });
  next();
};
