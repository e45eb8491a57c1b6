import type { ContactKind } from '#contracts/events/account.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';
import { useCancelContactChangeMutation } from '../api.ts';
import { ContactCodeForm } from './ContactCodeForm.tsx';
import { contactEn } from '../contact.en.ts';
import { useOfferToSignOutOthers } from '../sessions/use-sign-out-others.ts';
import { shownAddress } from '../shown-address.ts';
import { useContactCode } from '../use-contact-code.ts';

export interface Contact {
  kind: ContactKind;
  /** The email or number to confirm. */
  address: string;
  /** The contact that it replaces; null for a first one and for the current one. */
  present: string | null;
  /** A pending change, which can be cancelled. */
  isWanted: boolean;
}

/** Confirms an email or number with the code sent to it. */
export function ContactConfirmation({ kind, address, present, isWanted }: Contact) {
  const t = useText(contactEn);
  const accountText = useText(accountEn);
  const code = useContactCode(kind, address);
  const offerToSignOutOthers = useOfferToSignOutOthers(kind);
  const shown = shownAddress(address);
  return (
    <div className="grid gap-4">
      <div className="text-14 text-muted">
        <RichText
          of={contactEn}
          id={code.wasSent ? 'sent' : 'unsent'}
          values={{ address: shown }}
          parts={{ to: <strong className="font-strong wrap-anywhere text-ink" /> }}
        />
        {present && (
          <>
            {' '}
            <span className="wrap-anywhere">{t('keeps', { present: shownAddress(present) })}</span>
          </>
        )}
      </div>
      {code.refusal && <Note tone="error">{code.refusal}</Note>}
      {code.wasSent ? (
        <ContactCodeForm
          {...{ kind, address }}
          renew={code.resend}
          {...(present !== null && { onConfirmed: offerToSignOutOthers })}
        />
      ) : (
        <Button className="sm:justify-self-start" onClick={code.resend}>
          {t('sendCode')}
        </Button>
      )}
      {(code.wasSent || isWanted) && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
          {code.wasSent &&
            (code.waitSeconds > 0 ? (
              <span>{accountText('resendIn', { seconds: code.waitSeconds })}</span>
            ) : (
              <Button variant="quiet" size={44} onClick={code.resend}>
                {accountText('resend')}
              </Button>
            ))}
          {isWanted && <CancelContactChange kind={kind} isFirst={present === null} />}
        </div>
      )}
    </div>
  );
}

/** Cancels the pending contact; the current one stays. */
export function CancelContactChange({ kind, isFirst }: { kind: ContactKind; isFirst: boolean }) {
  const t = useText(contactEn);
  const [cancel, { isLoading }] = useCancelContactChangeMutation();
  return (
    <Button variant="quiet" size={44} busy={isLoading} onClick={() => void cancel({ body: { kind } })}>
      {t(isFirst ? 'cancelFirst' : 'cancel')}
    </Button>
  );
}
