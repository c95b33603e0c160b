import type { MarketingPenaltyView } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskInWords } from '../../own/AskInWords.tsx';

interface Props {
  balanceId: number;
  penalty: Pick<MarketingPenaltyView, 'id'>;
  onChanged(): Promise<void>;
}

/** The owner's objection, which is given once. */
export const ObjectToPenalty = ({ balanceId, penalty: { id }, onChanged }: Props) => (
  <AskInWords
    button={{ text: 'Возразить', label: `Возразить против штрафа ${id}` }}
    title="Возразить против штрафа"
    field={{
      name: 'text',
      label: 'С чем вы не согласны',
      required: 'Напишите, с чем вы не согласны',
      atMost: 2000,
      rows: 6,
    }}
    draft={`object-${id}`}
    words={{
      send: 'Отправить',
      sending: 'Отправляем…',
      sent: 'Возражение отправлено: бухгалтерия ответит на него',
      failed: 'Не удалось отправить возражение',
    }}
    send={(text) =>
      partnerSession.call(`/marketingBalances/${balanceId}/objections`, 'POST', { penalty_id: id, text })
    }
    onChanged={onChanged}
  />
);
