import type { Page, Response } from '@playwright/test';

/**
 * Runs `press` and waits for the response of its write, because screens show some changes earlier. `path`: after
 * `/api`.
 */
export async function mutated(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  press: () => Promise<unknown>,
): Promise<Response> {
  const isAnswer = (response: Response) =>
    response.request().method() === method && new URL(response.url()).pathname === `/api${path}`;
  const [response] = await Promise.all([page.waitForResponse(isAnswer), press()]);
  return response;
}
