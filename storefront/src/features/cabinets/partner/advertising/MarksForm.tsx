import type { OwnPinning } from '@odonta/api/contract';
import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import styles from './advertising.module.css';
import { markHints, markLabels } from './MarksFields.tsx';

interface Props {
  pinning: OwnPinning;
  onChanged(): Promise<void>;
}

/** The legal marks of a bought pinning, until it stands on the site. */
export function MarksForm({ pinning, onChanged }: Props) {
  const shape = useMemo(() => shapeOf(pinning), [pinning]);
  const form = useServerForm({
    shape,
    send: (values) =>
      partnerSession.call(`/partner/advertising/pinnings/${pinning.id}`, 'PUT', { ...values }),
    onSent: () => {
      toast('success', 'Маркировка сохранена');
      void onChanged();
    },
    failed: 'Не удалось сохранить маркировку',
    isPage: true,
  });
  return (
    <details className={styles.creative}>
      <summary>Маркировка рекламы</summary>
      <PublicForm form={form} shape={shape} words={{ send: 'Сохранить', sending: 'Сохраняем…' }}>
        <TextField name="ad_company" maxLength={200} />
        <TextField name="ad_inn" inputMode="numeric" maxLength={12} />
        <TextField name="ad_reg_number" maxLength={100} hint={markHints.ad_reg_number} />
      </PublicForm>
    </details>
  );
}

const shapeOf = ({ id, ad_company, ad_inn, ad_reg_number }: OwnPinning): FormShape<AdMarks> => ({
  name: `pinning-${id}`,
  labels: markLabels,
  rules: {
    ad_company: { required: 'Укажите рекламодателя' },
    ad_inn: { required: 'Укажите ИНН рекламодателя' },
    ad_reg_number: { required: 'Укажите токен (erid)' },
  },
  empty: { ad_company, ad_inn, ad_reg_number },
});
