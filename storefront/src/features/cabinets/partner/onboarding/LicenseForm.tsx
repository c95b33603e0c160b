import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { PaperFile } from './PaperFile.tsx';
import { type StepFormProps, words } from './stepForm.ts';
import { usePapersForm } from './usePapersForm.ts';

/** Its number stands on the pages of the courses. */
export function LicenseForm(props: StepFormProps) {
  const { form, shape } = usePapersForm(props, shapeOf);
  return (
    <PublicForm {...{ form, shape, words }} close={props.close}>
      <TextField name="license_number" hint="Как в реестре: Л035-01298-77/00180123" />
      <TextField name="license_issued_on" type="date" />
      <TextField name="license_until" type="date" hint="Пусто, если лицензия бессрочная" />
      <PaperFile paper="license" />
    </PublicForm>
  );
}

type Values = {
  license_number: string;
  license_issued_on: string;
  license_until: string;
  license_file: string;
};

const shapeOf = ({ centerId, application }: StepFormProps): FormShape<Values> => ({
  name: `center-license-${centerId}`,
  labels: {
    license_number: 'Номер лицензии',
    license_issued_on: 'Выдана',
    license_until: 'Действует до',
    license_file: 'Файл лицензии',
  },
  rules: { license_number: centerProfileForm.license_number },
  empty: {
    license_number: application.license_number ?? '',
    license_issued_on: application.license_issued_on ?? '',
    license_until: application.license_until ?? '',
    license_file: application.license_file ?? '',
  },
});
