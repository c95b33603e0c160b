import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useMemo, useState } from 'react';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { PaperFile } from './PaperFile.tsx';
import { type StepFormProps, savePapers, words } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** Its number stands on the pages of the courses. */
export function LicenseForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const [license_file, setFile] = useState(application.license_file);
  const form = useStepForm({
    shape,
    send: (values) => savePapers(centerId, { ...values, license_file }),
    onSaved,
  });
  return (
    <PublicForm {...{ form, shape, close, words }}>
      <TextField name="license_number" hint="Как в реестре: Л035-01298-77/00180123" />
      <TextField name="license_issued_on" type="date" />
      <TextField name="license_until" type="date" hint="Пусто, если лицензия бессрочная" />
      <PaperFile paper="license" file={license_file} onChange={setFile} />
    </PublicForm>
  );
}

type Values = { license_number: string; license_issued_on: string; license_until: string };

const shapeOf = (id: number, application: StepFormProps['application']): FormShape<Values> => ({
  name: `center-license-${id}`,
  labels: { license_number: 'Номер лицензии', license_issued_on: 'Выдана', license_until: 'Действует до' },
  rules: { license_number: centerProfileForm.license_number },
  empty: {
    license_number: application.license_number ?? '',
    license_issued_on: application.license_issued_on ?? '',
    license_until: application.license_until ?? '',
  },
});
