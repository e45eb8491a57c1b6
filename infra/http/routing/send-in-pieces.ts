import type { Response } from 'express';
import { jsonInPieces } from '../calls/in-pieces.ts';
import { jsonHead } from './send-json.ts';
import { readingPace } from './slow-reader.ts';

const CHARACTERS_AT_ONCE = 16_384;

/**
 * Streams an answer at the pace of its reader. Errors before the first byte are thrown; later ones cut the
 * connection, so that the client does not accept a part as the whole. Returns whether everything was sent.
 */
export async function sendInPieces(
  response: Response,
  status: number,
  body: unknown,
  headers: readonly string[] = [],
): Promise<boolean> {
  let text = '';

  async function send(): Promise<void> {
    if (!response.headersSent) response.writeHead(status, jsonHead(response, headers));
    const hasRoom = response.write(text);
    text = '';
    if (!hasRoom) await room(response);
  }

  try {
    for await (const piece of jsonInPieces(body)) {
      if (isDisconnected(response)) return false;
      text += piece;
      if (text.length >= CHARACTERS_AT_ONCE) await send();
    }
    await send();
  } catch (error) {
    if (response.headersSent) response.destroy();
    throw error;
  }
  if (isDisconnected(response)) return false;
  response.end();
  return true;
}

function isDisconnected({ destroyed, closed, socket }: Response): boolean {
  return destroyed || closed || socket?.destroyed === true;
}

/** Cuts a reader that accepts nothing for this long; the producer would wait forever. */
function room(response: Response): Promise<void> {
  if (isDisconnected(response)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      response.socket?.resetAndDestroy();
      response.destroy();
      goOn();
    }, readingPace.stallMs);
    response.once('drain', goOn).once('close', goOn);

    function goOn(): void {
      clearTimeout(timer);
      response.off('drain', goOn).off('close', goOn);
      resolve();
    }
  });
}
