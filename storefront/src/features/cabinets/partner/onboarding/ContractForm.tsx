import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useMemo, useState } from 'react';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { PaperFile } from './PaperFile.tsx';
import { type StepFormProps, savePapers, words } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** The contract with the platform, signed by the centre. */
export function ContractForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const [contract_file, setFile] = useState(application.contract_file);
  const form = useStepForm({
    shape,
    send: (values) => savePapers(centerId, { ...values, contract_file }),
    onSaved,
  });
  return (
    <PublicForm {...{ form, shape, close, words }}>
      <TextField name="contract_number" />
      <TextField name="contract_date" type="date" />
      <PaperFile paper="contract" file={contract_file} onChange={setFile} />
    </PublicForm>
  );
}

type Values = { contract_number: string; contract_date: string };

const shapeOf = (id: number, application: StepFormProps['application']): FormShape<Values> => ({
  name: `center-contract-${id}`,
  labels: { contract_number: 'Номер договора', contract_date: 'Дата договора' },
  rules: { contract_number: centerProfileForm.contract_number },
  empty: {
    contract_number: application.contract_number ?? '',
    contract_date: application.contract_date ?? '',
  },
});
