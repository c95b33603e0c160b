import type { CompanyQuoteView, CompanyRequestView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useId, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { describedBy, FieldError } from '../../../../components/ui/Field.tsx';
import { NewTabLink } from '../../../../components/ui/NewTabLink.tsx';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useAction } from '../../../platform/actions/useAction.ts';

interface Props {
  request: CompanyRequestView;
  quote: CompanyQuoteView;
  look(): Promise<void>;
  take(request: CompanyRequestView): void;
}

/** Takes the offer on the terms that are linked to, once they are agreed to. */
export function AcceptQuote({ request: { token, offer, company }, quote, look, take }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const { act, failure, isBusy } = useAction<CompanyRequestView>(
    `/legal-request/${token}/accept`,
    'Не получилось принять предложение',
  );
  const id = useId();
  const error = isMissed && !isAgreed ? 'Подтвердите согласие с условиями' : undefined;

  function accept(close: () => void) {
    if (!isAgreed) {
      setMissed(true);
      return document.getElementById(id)?.focus();
    }
    void act(
      { offer_version: offer.version },
      (accepted) => {
        close();
        take(accepted);
      },
      // Another edition, or none any more: the page is shown again, and accepted again.
      ({ status }) => {
        setAgreed(false);
        if (status === 409) void look();
      },
    );
  }

  return (
    <>
      <button className="button" type="button" onClick={() => setAsked(true)}>
        Принять предложение
      </button>
      {isAsked && (
        <Dialog title={`Принять предложение № ${quote.number}?`} onClosed={() => setAsked(false)}>
          {(close) => (
            <>
              <p>
                {company.name} заказывает места на сумму {formatPrice(quote.total)}. Мы закрепим их и выставим
                счёт-договор.
              </p>
              <div className="checkbox">
                <input
                  type="checkbox"
                  {...describedBy(id, { error })}
                  checked={isAgreed}
                  onChange={(event) => setAgreed(event.target.checked)}
                />
                <label htmlFor={id}>
                  Принимаем <NewTabLink href={offer.path}>условия оферты</NewTabLink>
                </label>
              </div>
              <FieldError id={id} error={error} />
              <DialogActions
                {...{ failure, isBusy, close }}
                keep="Подумать ещё"
                yes="Принять и получить счёт-договор"
                act={() => accept(close)}
              />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
