import * as z from 'zod/mini';
import type { Call } from '../calls/call.ts';
import type { ErrorKind } from '../calls/http-error.ts';
import type { HeaderNames } from '../routing/api-router.ts';

type Json = Record<string, unknown>;

const everyCall = ['invalid', 'too_many_requests', 'internal', 'unavailable'] as const;

/** Input of the document: the calls by name and module, and all error codes. */
export type ApiDescription = {
  title: string;
  description: string;
  modules: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  errorCodes: Readonly<Record<string, ErrorKind>>;
  headers: HeaderNames;
  /** Headers of single calls; without `values` any text. */
  callHeaders: Readonly<Record<string, { description: string; values?: readonly string[] }>>;
};

/** The OpenAPI 3.1 document of a route table. */
export function openApiDocument(api: ApiDescription): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, calls] of Object.entries(api.modules)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(api, tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: '1',
      description: api.description,
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema(Object.keys(api.errorCodes)) },
    },
    paths,
  };
}

function operation(api: ApiDescription, tag: string, name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    ...(call.who !== 'anyone' && { security: [{ bearer: [] }] }),
    'x-who': call.who,
    ...(call.permission && { 'x-permission': call.permission }),
    ...(call.verified && { 'x-verified': true }),
    ...(call.freshSignIn && { 'x-fresh-sign-in': call.freshSignIn }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headersOf(call, api)],
    ...requestBody(call),
    responses: { [call.status ?? 200]: success(call), ...failures(call, api.errorCodes) },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Query numbers arrive as text: their type and bounds come from the parsed schema. */
function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  const { properties: read = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, given]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: read[name]?.type === undefined ? given : read[name],
  }));
}

/** Request headers (design section 5). */
function headersOf(call: Call, { headers, callHeaders }: ApiDescription): Json[] {
  const { position, after, idempotency } = headers;
  const told = [
    {
      name: after,
      on: true,
      description: `A ${position}: the answer rests on everything up to it.`,
      schema: { type: 'integer', minimum: 0 },
    },
    {
      name: idempotency,
      on: call.method === 'POST',
      description: 'The same key again is the same call again, and is answered as the first one was.',
      schema: { type: 'string', minLength: 1 },
    },
    ...(call.headers ?? []).map((name) => {
      const { description = '', values } = callHeaders[name] ?? {};
      return { name, on: true, description, schema: values ? { enum: values } : { type: 'string' } };
    }),
    {
      name: 'If-Match',
      on: call.errors.includes('stale'),
      description: 'The revision that was seen last: refused as stale when there is a newer one.',
      schema: { type: 'string' },
    },
  ];
  return told
    .filter(({ on }) => on)
    .map(({ name, description, schema }) => ({ name, in: 'header', required: false, description, schema }));
}

function requestBody(call: Call): Json {
  if (call.files) {
    const file = { type: 'string', format: 'binary' };
    const property = call.files.max === 1 ? file : { type: 'array', items: file, maxItems: call.files.max };
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: { type: 'object', properties: { [call.files.field]: property } } },
        },
      },
    };
  }
  if (!call.body) return {};
  const required = !z.safeParse(call.body, undefined).success;
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } };
}

function success(call: Call): Json {
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: schemaOf(call.answer, 'output') },
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function failures(call: Call, errorCodes: ApiDescription['errorCodes']): Json {
  const signedIn = call.who === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const);
  const verified = call.verified ? (['unverified'] as const) : [];
  const fresh = call.freshSignIn ? (['sign_in_again'] as const) : [];
  const withBody = call.body || call.files ? (['too_large', 'unsupported_media'] as const) : [];
  const codes = [...new Set([...everyCall, ...signedIn, ...verified, ...fresh, ...withBody, ...call.errors])];
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code]?.status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [status, { description: ofStatus.join(', '), content }]),
  );
}

const failureSchema = (codes: readonly string[]): Json => ({
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    code: { enum: codes },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
});
