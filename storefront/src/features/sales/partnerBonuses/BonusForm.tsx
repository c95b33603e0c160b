import type { LeadToProve, PartnerConsent } from '@odonta/api/contract';
import { consentMissingForPartner } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { phoneSignIn } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { orderContactForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import { useMemo } from 'react';
import { ownFields } from '../../../lib/ownFields.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { emptyPerson, personLabels } from '../../platform/forms/personLabels.ts';
import { EmailField, TextField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import styles from '../orders/order.module.css';
import { wordingOf } from './wordingOf.ts';

interface Props {
  prodId: number;
  sentence: PartnerConsent;
  /** From before the visitor came back to correct something. */
  typed: Contacts | undefined;
  onTyped(contacts: Contacts): void;
  /** Why the form is there again. */
  notice: string;
  send(body: LeadToProve): Promise<void>;
}

export function BonusForm({ prodId, sentence, typed = empty, onTyped, notice, send }: Props) {
  const wording = useMemo(() => wordingOf(sentence), [sentence]);
  const filled = useMemo(() => ({ ...shape, empty: typed }), [typed]);
  const form = useServerForm({
    shape: filled,
    send: (contacts) => {
      const { last_name, first_name, phone, email } = contacts;
      onTyped(contacts);
      return send({
        contact: { ...(last_name && { last_name }), first_name, phone, email },
        prod_id: prodId,
        consent: givenConsent(wording),
      }).catch(ownFields('contact.'));
    },
    failed: 'Не удалось отправить код',
    isPage: true,
  });
  return (
    <section className={styles.part}>
      <h1>Получить бонус</h1>
      <p>
        Оставьте контакты и подтвердите телефон кодом: организация свяжется с вами и расскажет, как получить
        бонус.
      </p>
      {notice && <p role="status">{notice}.</p>}
      <PublicForm form={form} shape={shape} words={{ send: 'Получить бонус', sending: 'Отправляем…' }}>
        <TextField name="last_name" autoComplete="family-name" maxLength={100} />
        <TextField name="first_name" autoComplete="given-name" maxLength={100} />
        <PhoneField name="phone" />
        <EmailField name="email" />
        <ConsentField name="consent" wording={wording} missing={consentMissingForPartner} />
      </PublicForm>
    </section>
  );
}

const { middle_name: _label, ...labels } = personLabels;
const { middle_name: _empty, ...nobody } = emptyPerson;
const { first_name, email } = orderContactForm;

export type Contacts = typeof nobody & { consent: boolean };
const empty: Contacts = { ...nobody, consent: false };

const shape: FormShape<Contacts> = {
  name: 'bonus',
  labels: { ...labels, consent: 'Согласие' },
  rules: { first_name, phone: phoneSignIn.phone, email },
  empty,
};
