import type { AdCalendar, OwnAdvertising } from '@odonta/api/contract';
import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import styles from './advertising.module.css';
import { Calendar } from './Calendar.tsx';
import { Checkout } from './Checkout.tsx';
import { type Choice, keyOf, nothingChosen, wishOf } from './choice.ts';
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
  const [key, setKey] = useState('');
  const buyer = buyers.find((each) => keyOf(each) === key) ?? buyers[0];
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
          <Field id="ad-buyer" label="Рекламодатель">
            <select
              id="ad-buyer"
              className="input"
              value={buyer && keyOf(buyer)}
              onChange={({ target }) => setKey(target.value)}
            >
              {buyers.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {each.name}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      {buyers.length === 1 && <p className="muted">Рекламодатель: {buyer?.name}</p>}
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
              wish={buyer ? wishOf(buyer, slot, chosen) : null}
              way={way}
              balance={buyer?.merchant_id ? paths.relatedPromotions : partnerSection('balance')}
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
