import type { CenterPayout, PayoutLineView } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { AskInWords } from '../../own/AskInWords.tsx';
import own from '../../own/own.module.css';
import styles from './payouts.module.css';
import type { Remarks } from './useRemarks.ts';

interface Props {
  payout: CenterPayout;
  remarks: Remarks;
}

/** Each order with how its sum came about, and what the centre says against it. */
export function Lines({ payout: { lines, status }, remarks }: Props) {
  if (lines.length === 0) return null;
  return (
    <details open={status === 'PREPARE'}>
      <summary>{plural(lines.length, ['строка', 'строки', 'строк'])} с расчётом</summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} remarks={status === 'PREPARE' ? remarks : null} />
        ))}
      </ul>
    </details>
  );
}

function Line({ line, remarks }: { line: PayoutLineView; remarks: Remarks | null }) {
  const { id, order_number, prod_name, formula, net } = line;
  const remark = remarks ? remarks.of[id] : line.objection;
  return (
    <li>
      <div className={styles.head}>
        <strong>
          Заказ {order_number} · {prod_name}
        </strong>
        <span className={own.sum}>{formatExact(net)}</span>
      </div>
      <span className={own.note}>{formula}</span>
      {remark && <span className={styles.remark}>Не согласны: {remark}</span>}
      {remarks && (
        <span className={own.end}>
          <AskInWords
            button={{
              text: remark ? 'Изменить замечание' : 'Не согласны',
              label: `${remark ? 'Изменить замечание' : 'Не согласны'}: заказ ${order_number}`,
              isQuiet: true,
            }}
            title={`Что не так с заказом ${order_number}?`}
            about={formula}
            field={{
              name: 'objection',
              label: 'Замечание',
              required: 'Напишите, что не так',
              atMost: 1000,
              rows: 4,
            }}
            draft={`object-line-${id}`}
            initial={remark ?? ''}
            words={{
              send: 'Записать',
              sending: 'Записываем…',
              sent: 'Замечание записано: отправьте все вместе кнопкой «Оспорить»',
              failed: 'Не удалось записать замечание',
            }}
            send={async (objection) => remarks.put(id, objection)}
            onChanged={async () => undefined}
          />
          {remark && (
            <button
              className="button button--quiet button--small"
              type="button"
              aria-label={`Убрать замечание: заказ ${order_number}`}
              onClick={() => remarks.drop(id)}
            >
              Убрать
            </button>
          )}
        </span>
      )}
    </li>
  );
}
