import type { OwnAdInvoice } from '@odonta/api/contract';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import styles from '../../own/own.module.css';
import { PayWays } from './PayWays.tsx';
import { payAdvert } from './payAdvert.ts';

interface Props {
  ad: {
    total: number;
    returnable: number;
    paid_at: number | null;
    invoice: OwnAdInvoice | null;
    may: { pay: boolean; cancel: boolean };
  };
  /** More buttons, before the one that cancels. */
  children?: ReactNode;
  path: string;
  words: { paid: string; afterPayment: string; cancelled: string; cancelTitle: string };
  onChanged(): Promise<void>;
}

/** The price of a bought advert, and its payment and cancellation after a question. */
export function AdButtons({
  ad: { total, returnable, paid_at, invoice, may },
  path,
  words,
  onChanged,
  children,
}: Props) {
  const [way, setWay] = useState<AdPaymentSource>('BALANCE');
  const act = (name: string) => partnerSession.call(`${path}/${name}`, 'POST', {});
  const done = (text: string) => {
    toast('success', text);
    return onChanged();
  };
  return (
    <div className={styles.end}>
      <span className={styles.sum}>{formatExact(total)}</span>
      {invoice && (
        <a className="button button--quiet button--small" href={invoice.pdf}>
          Скачать счёт
        </a>
      )}
      {may.pay && (
        <AskedButton
          label="Оплатить"
          title={`Оплатить ${formatExact(total)}?`}
          keep="Не сейчас"
          act={() => payAdvert(path, way, words.paid)}
          onDone={done}
        >
          {total > 0 && <PayWays name={path} value={way} onChange={setWay} />}
          <p>{words.afterPayment}</p>
        </AskedButton>
      )}
      {children}
      {may.cancel && (
        <AskedButton
          label="Отменить"
          title={words.cancelTitle}
          keep="Оставить"
          yes="Отменить размещение"
          act={() => act('cancel')}
          onDone={() => done(words.cancelled)}
        >
          <p>
            {returnable > 0 && `На баланс вернётся ${formatExact(returnable)}. `}
            {returnable === 0 && paid_at !== null && total > 0 && 'Деньги не возвращаются. '}
            Места освободятся для других.
          </p>
        </AskedButton>
      )}
    </div>
  );
}
