import type { PartnerConsent } from '@odonta/api/contract';
import { bookingPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { Finished } from '../orders/Finished.tsx';
import styles from '../orders/order.module.css';
import { Trouble } from '../orders/Trouble.tsx';
import { useShown } from '../orders/useShown.ts';
import { BonusCode } from './BonusCode.tsx';
import { BonusForm, type Contacts } from './BonusForm.tsx';
import { useGiving } from './useGiving.ts';

interface Props {
  promotionId: number;
  prodId: number;
}

const never = () => false;

/** A visitor gives his contacts to the organisation of a bonus, which the sentence of the consent names. */
export default function GetBonus({ promotionId, prodId }: Props) {
  const { shown, look } = useShown<PartnerConsent>(`/relatedPromotions/${promotionId}/consent`, never);
  if (shown.is !== 'there') return <Trouble is={shown.is} look={look} lost={<Over />} what="бонус" />;
  if (shown.payload.type === 'course') return <WithCourse prodId={prodId} />;
  return <Asking {...{ promotionId, prodId, look }} sentence={shown.payload} />;
}

interface AskingProps extends Props {
  sentence: PartnerConsent;
  look(): Promise<void>;
}

/** First the contacts, then the code that came to the phone. */
function Asking({ promotionId, prodId, sentence, look }: AskingProps) {
  const [typed, setTyped] = useState<Contacts>();
  const giving = useGiving(promotionId, look);
  if (giving.isGiven) return <Given />;
  if (giving.sent) return <BonusCode promotionId={promotionId} sent={giving.sent} giving={giving} />;
  const { notice, ask } = giving;
  const before = typed && notice ? { ...typed, consent: false } : typed;
  return (
    <BonusForm
      key={sentence.version}
      {...{ prodId, sentence, notice }}
      {...{ typed: before, onTyped: setTyped, send: ask }}
    />
  );
}

const Given = () => (
  <Finished
    title="Контакты переданы"
    text="Организация свяжется с вами. Вам придёт письмо: по ссылке в нём согласие можно отозвать."
  />
);

const WithCourse = ({ prodId }: { prodId: number }) => (
  <section className={styles.part}>
    <h1>Бонус дают вместе с курсом</h1>
    <p>Этот бонус — для тех, кто купил курс: одних контактов для него мало, поэтому формы здесь нет.</p>
    <p>Запишитесь на курс, а бонус попросите потом на странице заказа: ссылка на неё придёт в письме.</p>
    <p>
      <a className="button" href={bookingPath([prodId])}>
        Записаться на курс
      </a>
    </p>
  </section>
);

const Over = () => (
  <>
    <h1>Бонус сейчас не действует</h1>
    <p>Он закончился или временно приостановлен.</p>
    <p>
      <a href={paths.search}>Искать курсы</a>
    </p>
  </>
);
