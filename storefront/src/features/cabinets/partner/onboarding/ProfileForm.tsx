import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useMemo, useState } from 'react';
import { CityField } from '../../../platform/forms/CityField.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { Logo } from './Logo.tsx';
import { type StepFormProps, savePapers, words } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** The centre in words: visitors read it on its page. */
export function ProfileForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const [filename, setFilename] = useState(application.filename);
  const form = useStepForm({
    shape,
    send: (values) => savePapers(centerId, { ...values, filename }),
    onSaved,
  });
  return (
    <PublicForm {...{ form, shape, close, words }}>
      <Logo filename={filename} onChanged={setFilename} />
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
