import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { openApiDocument } from '#infra/http/pages/openapi.ts';
import { apiDescription } from './api-description.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Operation = { parameters: Parameter[]; requestBody?: { required: boolean }; responses: Record<string, unknown> };

const { paths } = openApiDocument(apiDescription) as { paths: Record<string, Record<string, Operation>> };

function operation(method: string, path: string): Operation {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
}

const schemaOf = (name: string, { parameters }: Operation) =>
  parameters.find((parameter) => parameter.name === name)?.schema;
const headersOf = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);

describe('the OpenAPI document', () => {
  it('describes a query’s numbers with bounds, and its enums with their values', () => {
    const listing = operation('get', '/workers');
    expect(schemaOf('limit', listing)).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
    expect(schemaOf('lat', listing)).toEqual({ type: 'number', minimum: -90, maximum: 90 });
    expect(schemaOf('urgent', operation('get', '/services'))).toMatchObject({
      type: 'string',
      enum: expect.arrayContaining(['true', 'false']),
    });
    expect(listing.parameters.filter(({ required }) => required)).toEqual([]);
  });

  it('describes the headers that an endpoint accepts', () => {
    expect(headersOf(operation('get', '/workers'))).toEqual(['Suki-After']);
    expect(headersOf(operation('post', '/bookings'))).toEqual(['Suki-After', 'Idempotency-Key']);
    expect(headersOf(operation('post', '/bookings/{id}/accept'))).toEqual([
      'Suki-After',
      'Idempotency-Key',
      'If-Match',
    ]);
    expect(headersOf(operation('patch', '/admin/services/{id}'))).toEqual(['Suki-After', 'If-Match']);
    expect(headersOf(operation('put', '/auth/me'))).toEqual(['Suki-After']);
    const login = operation('post', '/auth/phone/login');
    expect(headersOf(login)).toEqual(['Suki-After', 'Idempotency-Key', 'Suki-Refresh-Token', 'Suki-Attempt']);
    expect(schemaOf('Suki-Refresh-Token', login)).toEqual({ enum: ['body', 'cookie'] });
    const named: string[] = Object.values(routeTable).flatMap((call: Call) => call.headers ?? []);
    expect(new Set(named)).toEqual(new Set(Object.keys(apiDescription.callHeaders)));
  });

  it('describes required bodies, and the answer to an unreadable one', () => {
    expect(operation('put', '/auth/me').requestBody?.required).toBe(true);
    expect(operation('post', '/bookings/{id}/arrive').requestBody?.required).toBe(false);
    expect(Object.keys(operation('put', '/auth/me').responses)).toEqual(expect.arrayContaining(['400', '413', '415']));
    expect(Object.keys(operation('post', '/bookings/{id}/accept').responses)).toContain('412');
    expect(Object.keys(operation('get', '/workers').responses)).not.toContain('413');
  });
});
