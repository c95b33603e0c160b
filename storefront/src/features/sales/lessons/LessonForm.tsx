import type { LessonBody, LessonOffer, LessonSlotView, LessonView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { lessonInWords, lessonLength } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { useMemo, useState } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { ownFields } from '../../../lib/ownFields.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { FullNameFields } from '../../platform/forms/FullNameFields.tsx';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import type { Buyer } from '../booking/buyer.ts';
import { type LessonValues, lessonBody, shapeOf } from './lessonValues.ts';

interface Props {
  prod: { id: number; name: string };
  slot: LessonSlotView;
  offer: LessonOffer;
  buyer: Buyer;
  onAsked(lesson: LessonView): void;
  close(): void;
}

export function LessonForm({ prod, slot, offer, buyer, onAsked, close }: Props) {
  const [shape] = useState(() => shapeOf(prod.id, buyer));
  const ask = useMemo(
    () => oneAction((body: LessonBody, keyed) => buyer.call<LessonView>('/lessons', 'POST', body, keyed)),
    [buyer],
  );
  const form = useServerForm<LessonValues>({
    shape,
    send: async (values) => onAsked(await ask(lessonBody(slot, values)).catch(ownFields('contact.'))),
    failed: 'Не удалось отправить запрос',
  });
  return (
    <PublicForm
      form={form}
      shape={shape}
      close={close}
      words={{ send: 'Отправить запрос', sending: 'Отправляем…' }}
    >
      <p>
        <strong>{lessonInWords(slot, offer.utc_offset)}</strong>
        <br />
        {prod.name}, лектор {slot.lecturer}. {lessonLength(slot)} — {formatPrice(slot.price)}
      </p>
      <p className="muted">
        Платить сейчас не нужно: лектор ответит до начала занятия, самое позднее через двое суток, и мы
        пришлём ссылку на оплату.
      </p>
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <LongTextField name="comment" rows={3} hint="Что хотите разобрать, какой у вас опыт" />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
