import { Box, Button } from '@mui/material';
import type { ReportSummary } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { advertGroups, salesGroups } from '@odonta/db/vocabulary/reports/reports.ts';
import type { ReactElement } from 'react';
import { Form } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ChoiceInput } from '../../kit/inputs/ChoiceInput.tsx';
import { ReferenceOptions } from '../../kit/inputs/ReferenceOptions.tsx';
import { choicesOf } from '../../kit/list/filters.tsx';
import { useRights } from '../../kit/session/useRights.ts';
import { withValues } from './asked.ts';

/** The filters of a report that this person may choose from. */
export function ReportFilters({ report }: { report: ReportSummary }) {
  const [address, setAddress] = useSearchParams();
  const { may } = useRights();
  const offered = report.filters.filter((name) => {
    const { right } = inputs[name] ?? {};
    return name in inputs && (right === undefined || may(right));
  });
  if (offered.length === 0) return null;
  const values = Object.fromEntries(offered.map((name) => [name, valueIn(name, address)]));
  return (
    <Form
      key={JSON.stringify(values)}
      defaultValues={values}
      onSubmit={(chosen: Record<string, unknown>) => setAddress(withValues(address, chosen))}
    >
      <Box sx={barStyle}>
        {offered.map((name) => (
          <Box key={name} sx={{ flex: '1 1 190px', maxWidth: { sm: 260 }, minWidth: 0 }}>
            {inputs[name]?.input}
          </Box>
        ))}
        <Button type="submit" variant="contained" sx={{ height: 40 }}>
          Показать
        </Button>
      </Box>
    </Form>
  );
}

/** The grouping of a report until another is chosen. */
const firstGroups: Readonly<Record<'group' | 'by', string>> = { group: 'center', by: 'place' };

interface FilterInput {
  input: ReactElement;
  right?: Right;
}

const statuses = Object.fromEntries(
  Object.entries(orderLifecycle.statuses).map(([status, { label }]) => [status, label]),
);

const choice = (source: string, label: string, labels: Readonly<Record<string, string>>): FilterInput => ({
  input: (
    <ChoiceInput
      source={source}
      label={label}
      choices={choicesOf(labels)}
      helperText={false}
      emptyText="Любое значение"
      margin="none"
      fullWidth
    />
  ),
});

const grouping = (
  source: keyof typeof firstGroups,
  groups: Readonly<Record<string, string>>,
): FilterInput => ({
  input: (
    <ChoiceInput
      source={source}
      label="Группировать по"
      choices={choicesOf(groups)}
      helperText={false}
      defaultValue={firstGroups[source]}
      margin="none"
      fullWidth
      isRequired
    />
  ),
});

const reference = (source: string, label: string, resource: string, right: Right): FilterInput => ({
  input: <ReferenceOptions source={source} label={label} reference={resource} />,
  right,
});

const inputs: Readonly<Record<string, FilterInput>> = {
  group: grouping('group', salesGroups),
  by: grouping('by', advertGroups),
  center_id: reference('center_id', 'Учебный центр', 'centers', 'centers.list'),
  prod_id: reference('prod_id', 'Курс', 'prods', 'prods.list'),
  manager_id: reference('manager_id', 'Менеджер', 'users', 'users.list'),
  legal_user_id: reference('legal_user_id', 'Организация', 'legal_users', 'legal_users.list'),
  payment_method: choice('payment_method', 'Способ оплаты', paymentMethods),
  status: choice('status', 'Статус', statuses),
};

/** Ids are numbers, which an address contains as text. */
function valueIn(name: string, address: URLSearchParams): string | number | null {
  const value = address.get(name);
  if (value === null) return name === 'group' || name === 'by' ? firstGroups[name] : null;
  return name.endsWith('_id') ? Number(value) : value;
}

const barStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'flex-start' };
