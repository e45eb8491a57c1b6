import { Copy, Download, Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { downloadText } from '../../../browser/download-text.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { secondFactorEn } from './second-factor.en.ts';

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const;

/** Shown once, to copy, download or print. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useText(secondFactorEn);
  const user = useSelector(selectUser);
  const who = user?.email || user?.phone || user?.name || '';
  const text = `${t('fileHead', { who })}\n\n${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('copied'), { variant: 'success' });
    } catch {
      // Clipboard access can be refused, for example without TLS; the codes can still be selected.
      showToast(t('notCopied'), { variant: 'error' });
    }
  }

  return (
    <div className="grid gap-4">
      <Note tone="warning" title={t('codesTitle')}>
        {t('codesText')}
      </Note>
      <ul
        data-print
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-12 border border-line p-4 font-mono min-[420px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size={44} icon={<Copy {...icon} />} onClick={copy}>
          {t('copyCodes')}
        </Button>
        <Button
          variant="outline"
          size={44}
          icon={<Download {...icon} />}
          onClick={() => downloadText(text, 'suki-recovery-codes.txt')}
        >
          {t('download')}
        </Button>
        <Button variant="outline" size={44} icon={<Printer {...icon} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Button wide onClick={onSaved}>
        {t('saved')}
      </Button>
    </div>
  );
}
