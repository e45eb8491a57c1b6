import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { readRoutes } from './read-routes.ts';

const paths = ['/api/bookings', '/api/bookings/open', '/api/bookings/:id', '/api/bookings/:id/history', '/api/workers/:id/reviews/:reviewId'];

function asked(path: string, refusal?: Error) {
  const heard: unknown[] = [];
  const routes = readRoutes();
  for (const one of paths) routes.add(one, [(_request, _response, next) => next(refusal), (request) => void heard.push(one, { ...request.params })]);
  // Of a request only its path is looked at, of the response nothing.
  const found = routes.answer({ path } as Request, {} as Response, (error) => void heard.push(error));
  return { found, heard };
}

describe('the routes of reads', () => {
  it.each([
    ['/api/bookings', '/api/bookings', {}],
    ['/api/bookings/open', '/api/bookings/open', {}],
    ['/api/bookings/7c1', '/api/bookings/:id', { id: '7c1' }],
    ['/api/bookings/a%2Fb%20c', '/api/bookings/:id', { id: 'a/b c' }],
    ['/api/bookings/7c1/history', '/api/bookings/:id/history', { id: '7c1' }],
    ['/api/workers/w1/reviews/r2', '/api/workers/:id/reviews/:reviewId', { id: 'w1', reviewId: 'r2' }],
  ])('%s', (path, route, params) => {
    expect(asked(path)).toEqual({ found: true, heard: [route, params] });
  });

  it.each(['', '/', '/api', '/other/bookings', '/api/Bookings', '/api/bookings/', '/api/bookings//history', '/api/bookings/7c1/other', '/api/workers/w1'])('%s is for express to judge', (path) => {
    expect(asked(path)).toEqual({ found: false, heard: [] });
  });

  it('a caller who asks too often gets no answer', () => {
    const refusal = new Error('too often');
    expect(asked('/api/bookings', refusal)).toEqual({ found: true, heard: [refusal] });
  });

  it('what can’t be decoded is refused', () => {
    expect(() => asked('/api/bookings/%E0%A4%A')).toThrow(URIError);
  });
});
