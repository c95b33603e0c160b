import type { OrderQuote } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from '../../platform/forms/useFormField.ts';
import styles from './booking.module.css';
import type { BookingValues } from './bookingValues.ts';

interface Props {
  /** The bonuses for this order; nothing for an unknown visitor. */
  spendable: number;
  promo: OrderQuote['promo'];
}

/** Discounts: a promo code, and the buyer's bonuses. */
export function Discounts({ spendable, promo }: Props) {
  return (
    <section className={styles.part} aria-labelledby="order-discounts">
      <h2 id="order-discounts">Скидки</h2>
      <PromoField isTaken={promo !== null && promo.refusal === null} />
      {spendable > 0 && <BonusField spendable={spendable} />}
    </section>
  );
}

function PromoField({ isTaken }: { isTaken: boolean }) {
  const { getValues, setValue, clearErrors } = useFormContext<BookingValues>();
  const { id, label, error } = useFormField('promo_code');
  const [typed, setTyped] = useState(() => getValues('promo_code'));

  function apply(code: string) {
    clearErrors('promo_code');
    setTyped(code);
    setValue('promo_code', code);
  }

  return (
    <Field id={id} label={label} error={error} isOptional>
      <div className={styles.code}>
        <input
          className="input"
          value={typed}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...describedBy(id, { error })}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply(typed.trim());
          }}
        />
        {isTaken && !error ? (
          <button className="button button--quiet" type="button" onClick={() => apply('')}>
            Убрать
          </button>
        ) : (
          <button className="button button--quiet" type="button" onClick={() => apply(typed.trim())}>
            Применить
          </button>
        )}
      </div>
      <p className="field__hint" role="status">
        {isTaken && !error ? 'Промокод применён' : ''}
      </p>
    </Field>
  );
}

function BonusField({ spendable }: { spendable: number }) {
  const { id, field } = useFormField('spends_bonuses');
  return (
    <div className="checkbox">
      <input type="checkbox" id={id} {...field} />
      <label htmlFor={id}>
        Списать {plural(spendable, ['бонус', 'бонуса', 'бонусов'])}
        <span className="field__hint"> — один бонус равен одному рублю</span>
      </label>
    </div>
  );
}
