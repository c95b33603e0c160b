import type { CoursePromotion, LeadToProve, PartnerConsent } from '@odonta/api/contract';
import { consentMissingForPartner } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { useMemo } from 'react';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import styles from '../orders/order.module.css';
import { Trouble } from '../orders/Trouble.tsx';
import { useShown } from '../orders/useShown.ts';
import { BonusCode } from './BonusCode.tsx';
import { useGiving } from './useGiving.ts';
import { wordingOf } from './wordingOf.ts';

interface Props {
  token: string;
  bonus: CoursePromotion;
  /** Of the bonuses of an order this one was asked for last. */
  isWaiting: boolean;
  onAsked(): void;
}

const never = () => false;

export function OrderBonus({ token, bonus, isWaiting, onAsked }: Props) {
  const { id, name, benefit_value, conditions } = bonus;
  const { shown, look } = useShown<PartnerConsent>(`/relatedPromotions/${id}/consent`, never);
  const giving = useGiving(id, look);
  const { isGiven, ask } = giving;
  const sent = isWaiting ? giving.sent : null;
  const isVoid = giving.sent !== null && !isWaiting;
  const notice = isVoid
    ? 'Новый код — для другого бонуса. Чтобы получить этот, отметьте согласие снова'
    : giving.notice;
  if (shown.is === 'lost') return null;
  return (
    <section className={styles.part} aria-labelledby={`bonus-${id}`}>
      <h3 id={`bonus-${id}`}>{name}</h3>
      <p>
        {benefit_value}. {conditions}
      </p>
      {isGiven && <p role="status">Контакты переданы. Отозвать согласие можно по ссылке в письме.</p>}
      {sent && !isGiven && <BonusCode promotionId={id} sent={sent} giving={giving} />}
      {!isGiven &&
        !sent &&
        (shown.is === 'there' ? (
          <Asking
            key={shown.payload.version}
            {...{ id, token, notice }}
            sentence={shown.payload}
            ask={(body) => ask(body).then(onAsked)}
          />
        ) : (
          <Trouble is={shown.is} look={look} lost={null} what="бонус" />
        ))}
    </section>
  );
}

interface AskingProps {
  id: number;
  token: string;
  sentence: PartnerConsent;
  /** Why the form is there again. */
  notice: string;
  ask(body: LeadToProve): Promise<void>;
}

/** The contacts are those of the order: its buyer ticks to whom they go, and proves the phone unless he has paid. */
function Asking({ id, token, sentence, notice, ask }: AskingProps) {
  const wording = useMemo(() => wordingOf(sentence), [sentence]);
  const shape = useMemo(() => shapeOf(id), [id]);
  const form = useServerForm({
    shape,
    send: () => ask({ order: { token }, consent: givenConsent(wording) }),
    failed: 'Не удалось попросить бонус',
    isPage: true,
  });
  return (
    <>
      {notice && <p role="status">{notice}.</p>}
      <PublicForm form={form} shape={shape} words={{ send: 'Получить бонус', sending: 'Отправляем…' }}>
        <ConsentField name="consent" wording={wording} missing={consentMissingForPartner} />
      </PublicForm>
    </>
  );
}

const shapeOf = (id: number): FormShape<{ consent: boolean }> => ({
  name: `bonus-of-order-${id}`,
  labels: { consent: 'Согласие' },
  rules: {},
  empty: { consent: false },
});
