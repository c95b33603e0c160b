import { useGetIdentity } from 'react-admin';

/** The quick filter of records assigned to the viewer. */
export function useMine(source = 'manager_id') {
  const { identity } = useGetIdentity();
  return identity ? [{ label: 'Мои', source, value: identity.id }] : [];
}
