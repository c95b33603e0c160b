import { AskInWords } from './AskInWords.tsx';

interface Props {
  order: { id: number; number: string };
  /** The consequences, shown above the field of the reason. */
  about: string;
  send(reason: string): Promise<unknown>;
  onChanged(): Promise<void>;
}

/** Turns an order down, with a reason that its buyer reads. */
export const TurnDown = ({ order: { id, number }, ...rest }: Props) => (
  <AskInWords
    button={{ text: 'Отклонить', label: `Отклонить: заказ ${number}`, isQuiet: true }}
    title={`Отклонить заказ ${number}?`}
    field={{ name: 'reason', label: 'Причина', required: 'Напишите причину', atMost: 1000, rows: 4 }}
    draft={`reject-order-${id}`}
    words={{
      send: 'Отклонить',
      sending: 'Отклоняем…',
      sent: `Заказ ${number} отклонён`,
      failed: 'Не удалось отклонить заказ',
    }}
    {...rest}
  />
);
