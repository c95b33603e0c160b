import type { AdCalendar, OwnAdvertising } from '@odonta/api/contract';
import { bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import styles from './advertising.module.css';
import { Calendar } from './Calendar.tsx';
import { Checkout } from './Checkout.tsx';
import { type Choice, nothingChosen, wishOf } from './choice.ts';
import { placeName } from './placeName.ts';

interface Props {
  buyers: OwnAdvertising['buyers'];
  onBought(): Promise<void>;
}

const way = {
  quote: '/partner/advertising/quote',
  book: '/partner/advertising/banners',
  advice: 'Отметьте недели и, если нужно, категории: покажем цену.',
  paid: 'Баннер оплачен: загрузите картинки и отправьте их на проверку',
} as const;

/** A slot, then the weeks in its calendar, then the price. */
export function BuyBanner({ buyers, onBought }: Props) {
  const [slot, setSlot] = useState<number>(bannerSlots[0].code);
  const [center, setCenter] = useState(buyers[0]?.center_id ?? 0);
  const [chosen, setChosen] = useState<Choice>(nothingChosen);
  const choose = (code: number) => {
    setSlot(code);
    setChosen(nothingChosen);
  };
  return (
    <Panel title="Купить баннер">
      <div className={styles.choices}>
        <Field id="ad-slot" label="Место">
          <select
            id="ad-slot"
            className="input"
            value={slot}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {bannerSlots.map(({ code, label, desktop }) => (
              <option key={code} value={code}>
                {label}, {desktop.join('×')}
              </option>
            ))}
          </select>
        </Field>
        {buyers.length > 1 && (
          <Field id="ad-center" label="Учебный центр">
            <select
              id="ad-center"
              className="input"
              value={center}
              onChange={({ target }) => setCenter(Number(target.value))}
            >
              {buyers.map(({ center_id, name }) => (
                <option key={center_id} value={center_id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <Own<AdCalendar[]>
        key={slot}
        session={partnerSession}
        path={`/partner/advertising/calendar?slot=${slot}`}
      >
        {(rows, readAgain) => (
          <>
            {rows.some(({ usual_views }) => usual_views !== null) && (
              <p className="muted">
                Сколько раз баннер видят за неделю, известно по прошлым неделям. Увидят ваш больше чем на 30 %
                реже — менеджер посмотрит почему и сможет подарить неделю.
              </p>
            )}
            <Calendar rows={rows} nameOf={placeName} chosen={chosen} onChange={setChosen} />
            <Checkout
              wish={wishOf(center, slot, chosen)}
              way={way}
              onRefused={readAgain}
              onBought={async () => {
                setChosen(nothingChosen);
                await Promise.all([readAgain(), onBought()]);
              }}
            />
          </>
        )}
      </Own>
    </Panel>
  );
}
