import type { OwnCenter } from '@odonta/api/contract';
import { centerProfileForm } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useMemo, useRef, useState } from 'react';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { PaperFile } from './PaperFile.tsx';
import { type StepFormProps, savePapers, words } from './stepForm.ts';

/** The contract with the platform, signed by the centre. */
export function ContractForm({ centerId, application, close, onSaved }: StepFormProps) {
  const shape = useMemo(() => shapeOf(centerId, application), [centerId, application]);
  const [contract_file, setFile] = useState(application.contract_file);
  const saved = useRef<readonly OwnCenter[]>([]);
  const form = useServerForm({
    shape,
    async send(values) {
      saved.current = await savePapers(centerId, { ...values, contract_file });
    },
    onSent: () => onSaved(saved.current),
    failed: 'Не удалось сохранить',
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
