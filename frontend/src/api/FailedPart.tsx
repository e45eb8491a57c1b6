import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/pressing/Button.tsx';
import { Note } from '../ui/showing/Note.tsx';
import { uiEn } from '../ui/ui.en.ts';
import { errorText } from './error-text.ts';

interface Read {
  data?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** Replaces a part of a screen with the error and Retry. Renders nothing if all reads succeeded. */
export function FailedPart({ of, title }: { of: readonly Read[]; title: string }) {
  const t = useText(uiEn);
  const failed = of.filter(({ data, error }) => data === undefined && error !== undefined);
  if (failed.length === 0) return null;
  return (
    <Note
      tone="error"
      title={title}
      action={
        <Button
          size={44}
          variant="outline"
          onClick={async () => void (await Promise.all(failed.map(({ refetch }) => refetch())))}
        >
          {t('retry')}
        </Button>
      }
    >
      {errorText(failed[0]?.error)}
    </Note>
  );
}
