import type { NextFunction, Request, RequestHandler, Response } from 'express';

type Route = { pattern: readonly string[]; handlers: readonly [limit: RequestHandler, respond: RequestHandler] };

/**
 * Finds the route of a read by the words of its path. Express tries one pattern after the other, with layers and closures
 * for each request: a twentieth of a small read. What is not found here is for express to judge.
 */
export function readRoutes() {
  const byShape = new Map<string, Route[]>();

  return {
    /** `path` as express has it: `/api/bookings/:id`. */
    add(path: string, handlers: Route['handlers']): void {
      const pattern = path.split('/');
      const alike = byShape.get(shapeOf(pattern)) ?? [];
      byShape.set(shapeOf(pattern), [...alike, { pattern, handlers }]);
    },

    /** Whether there is such a read, which is then answered. Throws a URIError when a part of the path can't be decoded. */
    answer(request: Request, response: Response, next: NextFunction): boolean {
      const words = request.path.split('/');
      for (const { pattern, handlers: [limit, respond] } of byShape.get(shapeOf(words)) ?? []) {
        const params = paramsIn(pattern, words);
        if (!params) continue;
        request.params = params;
        limit(request, response, (refusal) => (refusal ? next(refusal) : respond(request, response, next)));
        return true;
      }
      return false;
    },
  };
}

/** `/api/bookings/7c1`: the word after `api` and how many there are. Few routes are alike. */
function shapeOf(words: readonly string[]): string {
  return `${words.length}${words[2]}`;
}

function paramsIn(pattern: readonly string[], words: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (let n = 1; n < pattern.length; n++) {
    const [part = '', word = ''] = [pattern[n], words[n]];
    if (part.startsWith(':') && word !== '') params[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return undefined;
  }
  return params;
}
