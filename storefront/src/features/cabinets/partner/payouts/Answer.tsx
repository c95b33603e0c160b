import type { CenterPayout, PayoutDispute } from '@odonta/api/contract';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { AskInWords } from '../../own/AskInWords.tsx';
import own from '../../own/own.module.css';
import type { Remarks } from './useRemarks.ts';

interface Props {
  payout: CenterPayout;
  remarks: Remarks;
  onChanged(): Promise<void>;
}

const disputed = 'Выплата оспорена: бухгалтерия проверит её и ответит';

/** Agreement, or a dispute with the remarks on lines, or of the payout as a whole. */
export function Answer({ payout: { id, number, net }, remarks, onChanged }: Props) {
  const lines = Object.entries(remarks.of).map(([line, objection]) => ({ id: Number(line), objection }));
  const many = plural(lines.length, ['строка', 'строки', 'строк']);
  const dispute = (body: PayoutDispute) =>
    current(partnerSession.call(`/partner/payouts/${id}/reject`, 'POST', body));

  /** A payout that has changed meanwhile is read again, and the refusal says so. */
  const current = <Answer,>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch(async (error: unknown) => {
      if (error instanceof ApiError && error.status === 409) await onChanged();
      throw error;
    });

  async function agree() {
    await current(partnerSession.call(`/partner/payouts/${id}/agree`, 'POST', { net }));
    toast('success', `Выплата № ${number} согласована`);
    await onChanged();
  }

  async function disputeLines() {
    await dispute({ lines });
    remarks.clear();
    toast('success', disputed);
    await onChanged();
  }

  if (lines.length > 0)
    return (
      <div className={own.end}>
        <BusyButton
          className="button button--small"
          act={disputeLines}
          failed="Не удалось оспорить выплату"
          aria-label={`Оспорить: ${many}, выплата № ${number}`}
        >
          Оспорить: {many}
        </BusyButton>
        <span className={own.note}>Остальные строки бухгалтерия посчитает вместе с исправленными.</span>
      </div>
    );
  return (
    <div className={own.end}>
      <BusyButton
        className="button button--small"
        act={agree}
        failed="Не удалось согласовать выплату"
        aria-label={`Согласовать выплату № ${number}`}
      >
        Согласовать
      </BusyButton>
      <AskInWords
        button={{ text: 'Оспорить целиком', label: `Оспорить целиком: выплата № ${number}`, isQuiet: true }}
        title={`Оспорить выплату № ${number}?`}
        about="Если дело в отдельных заказах, отметьте их строки: так ответят быстрее."
        field={{
          name: 'reason',
          label: 'Что не так',
          required: 'Напишите, что не так',
          atMost: 1000,
          rows: 4,
        }}
        draft={`object-payout-${id}`}
        words={{
          send: 'Оспорить',
          sending: 'Отправляем…',
          sent: disputed,
          failed: 'Не удалось оспорить выплату',
        }}
        send={(reason) => dispute({ reason })}
        onChanged={onChanged}
      />
      <span className={own.note}>Через {silence} без ответа выплата считается согласованной.</span>
    </div>
  );
}

const silence = plural(payoutTerms.silentDays, ['рабочий день', 'рабочих дня', 'рабочих дней']);
