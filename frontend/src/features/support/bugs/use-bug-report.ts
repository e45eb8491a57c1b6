import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MOST_BUG_PICTURES } from '#contracts/calls/support-bugs.ts';
import { uploadScreenshots } from '../../../api/uploads/upload.ts';
import { useUploadsBy } from '../../../api/uploads/use-uploads.ts';
import { lastScreen } from '../../../browser/last-screen.ts';
import { useReportBugMutation } from './api.ts';
import { deviceText, pageOfState } from './sent-along.ts';

/** Attached unless the reporter removes it. */
export type SentAlong = { page: string | null; device: string | null };

/** A report being written: its attached context, and sending it. */
export function useBugReport() {
  const { state } = useLocation();
  const [along, setAlong] = useState<SentAlong>(() => ({
    page: pageOfState(state) ?? lastScreen(),
    device: deviceText(navigator.userAgent, { width: window.innerWidth, height: window.innerHeight }),
  }));
  const uploads = useUploadsBy({ upload: uploadScreenshots, most: MOST_BUG_PICTURES });
  const [report] = useReportBugMutation();

  async function send(whatHappened: string): Promise<void> {
    const pictures = uploads.uploaded.map(({ id }) => id);
    await report({ body: { whatHappened, pictures, ...along } }).unwrap();
    uploads.clear();
  }

  return { along, leaveOut: (what: keyof SentAlong) => setAlong((all) => ({ ...all, [what]: null })), uploads, send };
}
