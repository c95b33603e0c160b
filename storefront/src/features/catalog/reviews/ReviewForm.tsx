import {
  markRequired,
  reviewFailed,
  reviewForm,
  reviewRevised,
  reviewSent,
} from '@odonta/db/vocabulary/catalog/reviews/reviewForm.ts';
import { useMemo } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { CheckField } from '../../platform/forms/CheckField.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField, NameField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { reachGoal } from '../../platform/thirdParty/metrika.ts';
import { MarkField } from './MarkField.tsx';
import type { Reviewed } from './ReviewDialog.tsx';
import type { Opened } from './reviewOpener.ts';
import { emptyReview, type ReviewValues, sendReview } from './reviewValues.ts';
import { TextCounter } from './TextCounter.tsx';

interface Props extends Reviewed {
  way: Opened;
  /** The initial values of the form. */
  given: Partial<ReviewValues>;
  close(): void;
}

export default function ReviewForm({ prod, hasPractice, way, given, close }: Props) {
  const shape = useMemo(() => shapeOf(prod.id, way, given), [prod.id, way, given]);
  const form = useServerForm({
    shape,
    send: (values) => sendReview(values, prod.id, way),
    onSent() {
      close();
      toast('success', way.by === 'mine' ? reviewRevised : reviewSent);
      reachGoal('review_sent');
    },
    failed: reviewFailed,
  });
  return (
    <PublicForm form={form} shape={shape} close={close}>
      <p className="muted">
        «{prod.name}»
        {way.by === 'mine' && '. Исправить отзыв можно один раз, после этого его проверит модератор.'}
      </p>
      <MarkField name="program" />
      <MarkField name="lecturer" />
      <MarkField name="organisation" />
      {hasPractice && <MarkField name="practice" mayBeAbsent />}
      <LongTextField name="text" rows={6} hint="Что было полезно, что можно улучшить, кому подойдёт" />
      <TextCounter name="text" max={reviewForm.text.max.value} />
      <LongTextField name="pros" rows={3} />
      <LongTextField name="cons" rows={3} />
      <NameField name="client_name" />
      <CheckField name="is_unnamed" />
      {way.by === 'button' && <EmailField name="email" />}
      {way.by !== 'mine' && <ConsentField name="consent" />}
    </PublicForm>
  );
}

/** A draft belongs to one course and one kind of entry: a draft about another must not be restored here. */
function shapeOf(prodId: number, way: Opened, given: Partial<ReviewValues>): FormShape<ReviewValues> {
  const required = { required: markRequired };
  return {
    name: `review-${way.by}-${prodId}`,
    labels: {
      program: 'Программа',
      lecturer: 'Лектор',
      organisation: 'Организация',
      practice: 'Практика',
      text: 'Отзыв',
      pros: 'Что понравилось',
      cons: 'Чего не хватило',
      client_name: 'Имя',
      is_unnamed: 'Не показывать моё имя на сайте',
      email: 'Почта, чтобы узнать о публикации (на сайте её не видно)',
      consent: 'Согласие',
    },
    rules: {
      ...reviewForm,
      program: required,
      lecturer: required,
      organisation: required,
      practice: required,
    },
    empty: { ...emptyReview, ...given },
  };
}
