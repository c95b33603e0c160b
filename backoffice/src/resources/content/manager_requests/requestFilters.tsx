import { requestKinds } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { useGetIdentity, useGetOne } from 'react-admin';
import {
  dayFilter,
  type FilterDefinition,
  referenceFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { ofClient } from '../../ofClient.tsx';

const manager: FilterDefinition = {
  ...referenceFilter('manager_id', 'Менеджер', 'users'),
  inWords: (id) => <ManagerName id={id as number} />,
};

export const requestFilters = [
  manager,
  referenceFilter('prod_id', 'Курс', 'prods'),
  wordedFilter('is_free', 'Без менеджера'),
  wordedFilter('is_overdue', 'Просрочена'),
  wordedFilter('is_call_due', 'Перезвонить сегодня'),
  wordedFilter('center_id', 'Учебный центр', (id) => `№ ${id}`),
  ofClient,
  dayFilter('created_from', 'Поступила не раньше', 'start'),
  dayFilter('created_to', 'Поступила не позже', 'end'),
];

export const kindLabel = (kind: keyof typeof requestKinds) => requestKinds[kind] ?? kind;

function ManagerName({ id }: { id: number }) {
  const { identity } = useGetIdentity();
  return identity?.id === id ? <>я</> : <OtherName id={id} />;
}

function OtherName({ id }: { id: number }) {
  const { data } = useGetOne('users', { id });
  return <>{data?.name ?? `№ ${id}`}</>;
}
