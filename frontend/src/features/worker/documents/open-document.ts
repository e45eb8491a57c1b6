import type { DocumentLink, HandedInDocument } from '#contracts/views/worker.ts';

type Opened = Pick<HandedInDocument, 'name' | 'contentType'>;

/**
 * A picture is shown in a tab of its own, anything else is saved. The tab is opened by the press itself, since browsers
 * block one that comes later, and has no way back to the one that opened it. Rejects with what the call for the link said.
 */
export async function openDocument(document: Opened, askForLink: () => Promise<DocumentLink>): Promise<void> {
  const tab = isPicture(document) ? emptyTab() : null;
  try {
    const { url } = await askForLink();
    if (tab) tab.location.replace(new URL(url, window.location.href).href);
    else save(url, document.name);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Of what was handed in long ago only the name says what it is. */
export function isPicture({ name, contentType }: Opened): boolean {
  return contentType === null ? !name.toLowerCase().endsWith('.pdf') : contentType.startsWith('image/');
}

function emptyTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

function save(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name, rel: 'noreferrer' });
  link.click();
}
