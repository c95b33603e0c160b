import type { SeatInvitation, SeatNameBody } from '@odonta/api/contract';
import { useMemo } from 'react';
import { oneAction } from '../../../../lib/actions.ts';
import { ApiError, post } from '../../../../lib/api.ts';
import { ConsentField } from '../../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../../platform/forms/consent.ts';
import { FullNameFields } from '../../../platform/forms/FullNameFields.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import styles from '../../orders/order.module.css';
import { nameBody, type SeatValues, seatShape } from './seatShape.ts';

interface Props {
  path: string;
  onNamed(invitation: SeatInvitation): void;
  /** The place was taken meanwhile, or the link is void: the page is reloaded. */
  onRefused(): Promise<void>;
}

const shape = seatShape('own-seat');

/** An invited person enters his own name and consent. */
export function OwnName({ path, onNamed, onRefused }: Props) {
  const name = useMemo(
    () => oneAction((body: SeatNameBody, keyed) => post<SeatInvitation>(path, body, keyed)),
    [path],
  );
  const form = useServerForm<SeatValues>({
    shape,
    async send(values) {
      const body = { ...nameBody(values), consent: givenConsent() };
      try {
        onNamed(await name(body));
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void onRefused();
        throw error;
      }
    },
    failed: 'Не удалось записать вас',
    isPage: true,
  });
  return (
    <section className={styles.part} aria-labelledby="seat-who">
      <h2 id="seat-who">Кто придёт</h2>
      <PublicForm form={form} shape={shape} words={{ send: 'Записаться', sending: 'Записываем…' }}>
        <FullNameFields />
        <PhoneField name="phone" />
        <EmailField name="email" />
        <ConsentField name="consent" />
      </PublicForm>
    </section>
  );
}
