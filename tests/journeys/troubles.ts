import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What goes wrong on a page from now on until it is asked for: errors in the console, exceptions, requests that fail. */
export function troublesOf(page: Page): () => string[] {
  const found: string[] = [];
  const said = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${message.type()}: ${message.text()}`);
  };
  const thrown = (error: Error) => found.push(`exception: ${error.message}`);
  const answered = (response: Response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  };
  // What the app itself breaks off, such as a read whose screen is gone, is no trouble.
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
