import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { PaperFile } from './PaperFile.tsx';
import { type StepFormProps, words } from './stepForm.ts';
import { usePapersForm } from './usePapersForm.ts';

/** The contract with the platform, signed by the centre. */
export function ContractForm(props: StepFormProps) {
  const { form, shape } = usePapersForm(props, shapeOf);
  return (
    <PublicForm {...{ form, shape, words }} close={props.close}>
      <TextField name="contract_number" />
      <TextField name="contract_date" type="date" />
      <PaperFile paper="contract" />
    </PublicForm>
  );
}

type Values = { contract_number: string; contract_date: string; contract_file: string };

const shapeOf = ({ centerId, application }: StepFormProps): FormShape<Values> => ({
  name: `center-contract-${centerId}`,
  labels: {
    contract_number: 'Номер договора',
    contract_date: 'Дата договора',
    contract_file: 'Файл договора',
  },
  rules: { contract_number: centerProfileForm.contract_number },
  empty: {
    contract_number: application.contract_number ?? '',
    contract_date: application.contract_date ?? '',
    contract_file: application.contract_file ?? '',
  },
});
