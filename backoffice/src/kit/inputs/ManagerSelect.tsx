import { ReferenceSelect } from './ReferenceSelect.tsx';

/** A colleague who answers for a record. */
export const ManagerSelect = ({ isRequired }: { isRequired?: boolean }) => (
  <ReferenceSelect
    source="manager_id"
    reference="users"
    label="Менеджер"
    isRequired={isRequired}
    filter={{ status: 'ACTIVE', is_partner: false }}
  />
);
