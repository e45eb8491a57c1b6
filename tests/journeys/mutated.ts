import type { Page, Response } from '@playwright/test';

/**
 * Does `press` and waits until the server has answered the write that it sends: screens show some changes before that.
 * `path`: after `/api`.
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
