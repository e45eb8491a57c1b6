import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** A page's problems from now on: console errors, exceptions and failed requests. */
export function problemsOf(page: Page): () => string[] {
  const found: string[] = [];
  const said = (message: ConsoleMessage) => {
    // The tests' own warning (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${message.type()}: ${message.text()}`);
  };
  const thrown = (error: Error) => found.push(`exception: ${error.message}`);
  const answered = (response: Response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  };
  // Requests that the app itself cancels, such as a read of a closed screen, are no problems.
  const failed = (request: Request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      found.push(`${request.failure()?.errorText} ${request.url()}`);
  };
  page.on('console', said).on('pageerror', thrown).on('response', answered).on('requestfailed', failed);
  return () => {
    page.off('console', said).off('pageerror', thrown).off('response', answered).off('requestfailed', failed);
    return found;
  };
}
