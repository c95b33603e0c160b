import type { MailingQuote, OwnMailing } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { useBusy } from '../../../platform/actions/useBusy.ts';
import own from '../../own/own.module.css';

interface Props {
  mailing: OwnMailing;
  onChanged(): Promise<void>;
}

const path = '/partner/advertising/mailings';

/** The people and the price by the server, and the order, whose price is then kept on the balance. */
export function SubmitMailing({ mailing, onChanged }: Props) {
  const { id, version, center_id, cities, specializations, interests } = mailing;
  const [priced, setPriced] = useState<{ quote: MailingQuote; of: string } | null>(null);
  const [trouble, setTrouble] = useState('');
  const { isBusy, run } = useBusy('Не получилось: проверьте связь и попробуйте ещё раз', setTrouble);
  const wish = { center_id, cities, specializations, interests };
  // The price of another audience is not that of this one.
  const quote = priced?.of === JSON.stringify(wish) ? priced.quote : null;

  const price = () =>
    run(async () => {
      setTrouble('');
      const asked = await partnerSession.call<MailingQuote>(`${path}/quote`, 'POST', wish);
      setPriced({ quote: asked, of: JSON.stringify(wish) });
    });
  const submit = (expected_total: number) =>
    run(async () => {
      setTrouble('');
      try {
        await partnerSession.call(`${path}/${id}/submit`, 'POST', { expected_total, version });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setPriced(null);
        throw withField(error);
      }
      toast('success', 'Рассылка на проверке, её цена отложена на балансе');
      await onChanged();
    });

  return (
    <div className={own.end}>
      {quote === null ? (
        <button
          className="button button--small"
          type="button"
          aria-label={`Узнать цену: ${mailing.subject}`}
          disabled={isBusy}
          onClick={() => void price()}
        >
          Узнать цену
        </button>
      ) : (
        <>
          <p role="status">{inWords(quote)}</p>
          {quote.total !== null && quote.total > quote.available && (
            <a href={partnerSection('balance')}>Пополнить баланс</a>
          )}
          {quote.total !== null && quote.total <= quote.available && (
            <button
              className="button button--small"
              type="button"
              disabled={isBusy}
              onClick={() => void submit(quote.total ?? 0)}
            >
              Отправить на проверку
            </button>
          )}
        </>
      )}
      <p className="form__failure" role="alert">
        {trouble}
      </p>
    </div>
  );
}

function inWords({ reach, total, available }: MailingQuote): string {
  if (reach === null) return 'Адресатов слишком мало: расширьте аудиторию.';
  if (total === null) return 'Цена ещё не назначена: напишите менеджеру.';
  return `Письмо получат ${plural(reach, people)}, отложим до ${formatExact(total)}, на балансе ${formatExact(available)}.`;
}

const people = ['человек', 'человека', 'человек'] as const;

/** The trouble in the words of a field of the draft. */
function withField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [said] = Object.values(error.fields);
  return said === undefined ? error : new ApiError(error.status, { message: said });
}
