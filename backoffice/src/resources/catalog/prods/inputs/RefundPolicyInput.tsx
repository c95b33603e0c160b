import { FormHelperText } from '@mui/material';
import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { NumberInput, required } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { NumberedRows } from '../../../../kit/inputs/NumberedRows.tsx';

/** How much comes back, by days before the course. */
export function RefundPolicyInput({ source }: { source: string }) {
  const { errors } = useFormState({ name: source });
  const issue = errors[source]?.message ?? errors[source]?.root?.message;
  return (
    <NumberedRows
      source={source}
      title="Правила возврата"
      hint="Частное лицо по закону может отказаться от курса в любой день: тогда удержать можно только расходы, подтверждённые документами."
      blank={{ days_before: null, percent: null }}
      addLabel="Добавить срок"
      removeLabel={(number) => `Правило ${number}: убрать`}
      atLeast={1}
      atMost={limits.refund_steps}
      rowSx={{ maxWidth: 460 }}
      fault={typeof issue === 'string' && <FormHelperText error>{issue}</FormHelperText>}
      row={(at) => (
        <>
          <NumberInput
            source={`${at}.days_before`}
            label="За сколько дней до начала"
            {...limits.days_before}
            step={1}
            validate={required()}
            helperText={false}
          />
          <NumberInput
            source={`${at}.percent`}
            label="Вернуть, %"
            min={0}
            max={100}
            step={5}
            validate={required()}
            helperText={false}
          />
        </>
      )}
    />
  );
}
