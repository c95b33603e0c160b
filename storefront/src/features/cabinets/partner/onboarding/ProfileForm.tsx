import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { CityField } from '../../../platform/forms/CityField.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { Logo } from './Logo.tsx';
import { type StepFormProps, words } from './stepForm.ts';
import { usePapersForm } from './usePapersForm.ts';

/** The centre in words: visitors read it on its page. */
export function ProfileForm(props: StepFormProps) {
  const { form, shape } = usePapersForm(props, shapeOf);
  return (
    <PublicForm {...{ form, shape, words }} close={props.close}>
      <Logo />
      <CityField name="city" />
      <LongTextField
        name="description"
        rows={8}
        hint="Кто учит, чему, с какого года, какие классы и оборудование"
      />
    </PublicForm>
  );
}

type Values = { city: string; description: string; filename: string };

const shapeOf = ({ centerId, application }: StepFormProps): FormShape<Values> => ({
  name: `center-profile-${centerId}`,
  labels: { city: 'Город', description: 'О центре', filename: 'Логотип' },
  rules: { city: centerProfileForm.city, description: centerProfileForm.description },
  empty: {
    city: application.city ?? '',
    description: application.description ?? '',
    filename: application.filename ?? '',
  },
});
