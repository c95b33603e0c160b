import { useGetIdentity } from 'react-admin';

/** The quick filter of what the viewer himself keeps. */
export function useMine(source = 'manager_id') {
  const { identity } = useGetIdentity();
  return identity ? [{ label: 'Мои', source, value: identity.id }] : [];
}
