import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useMemo } from 'react';
import { CityField } from '../../../platform/forms/CityField.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { type StepFormProps, savePapers, words } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** The centre in words: visitors read it on its page. */
export function ProfileForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const form = useStepForm({
    shape,
    send: (values) => savePapers(centerId, values),
    onSaved,
  });
  return (
    <PublicForm {...{ form, shape, close, words }}>
      <CityField name="city" />
      <LongTextField
        name="description"
        rows={8}
        hint="Кто учит, чему, с какого года, какие классы и оборудование"
      />
    </PublicForm>
  );
}

type Values = { city: string; description: string };

const shapeOf = (id: number, { city, description }: StepFormProps['application']): FormShape<Values> => ({
  name: `center-profile-${id}`,
  labels: { city: 'Город', description: 'О центре' },
  rules: { city: centerProfileForm.city, description: centerProfileForm.description },
  empty: { city: city ?? '', description: description ?? '' },
});
