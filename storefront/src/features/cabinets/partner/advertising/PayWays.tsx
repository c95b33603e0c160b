import { type AdPaymentSource, adPaymentSources } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import styles from './advertising.module.css';

interface Props {
  /** Several of them may stand on a page. */
  name: string;
  value: AdPaymentSource;
  onChange(value: AdPaymentSource): void;
}

/** By what an advert is paid, and how long its places wait for that. */
export const PayWays = ({ name, value, onChange }: Props) => (
  <fieldset className={styles.ways}>
    <legend>Как оплатить</legend>
    {(Object.keys(adPaymentSources) as AdPaymentSource[]).map((way) => (
      <label key={way}>
        <input type="radio" name={name} checked={value === way} onChange={() => onChange(way)} />
        <span>{adPaymentSources[way]}</span>
      </label>
    ))}
    {value !== 'BALANCE' && <p className={styles.waits}>{waits[value]}</p>}
  </fieldset>
);

const late = 'Если деньги придут позже и мест не останется, вся сумма будет на балансе.';
const waits = {
  CARD: `Места ждут оплаты сутки. ${late}`,
  INVOICE: `Места ждут оплаты до последнего дня счёта, но не дольше начала первой недели. ${late}`,
} as const;
