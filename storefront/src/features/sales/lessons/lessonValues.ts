import type { LessonBody, LessonSlotView } from '@odonta/api/contract';
import { lessonForm } from '@odonta/db/vocabulary/sales/lessons/lessonForm.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { emptyPerson, personLabels } from '../../platform/forms/personLabels.ts';
import type { Buyer } from '../booking/buyer.ts';

export interface LessonValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  comment: string;
  consent: boolean;
}

/** The form for one course, whichever of its hours are asked for. */
export const shapeOf = (prodId: number, { contact }: Pick<Buyer, 'contact'>): FormShape<LessonValues> => ({
  name: `lesson-${prodId}`,
  labels: { ...personLabels, comment: 'Комментарий лектору', consent: 'Согласие' },
  rules: lessonForm,
  empty: { ...emptyPerson, ...contact, comment: '', consent: false },
});

export function lessonBody(
  { id, price }: Pick<LessonSlotView, 'id' | 'price'>,
  values: LessonValues,
): LessonBody {
  const { middle_name } = values;
  const comment = values.comment.trim();
  return {
    slot_id: id,
    expected_price: price,
    contact: {
      last_name: values.last_name.trim(),
      first_name: values.first_name.trim(),
      ...(middle_name.trim() !== '' && { middle_name: middle_name.trim() }),
      phone: values.phone.trim(),
      email: values.email.trim(),
    },
    ...(comment !== '' && { comment }),
    consent: givenConsent(),
  };
}
