import CompanyIcon from '@mui/icons-material/BusinessOutlined';
import { Button } from '@mui/material';
import type { StaffPage } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

/** The company's facts are edited on the page of contacts: two places would differ some day. */
export function CompanyLink() {
  const { may } = useRights();
  const { data } = useGetList<StaffPage>(
    'pages',
    {
      filter: { q: paths.contacts },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'path', order: 'ASC' },
    },
    { enabled: may('pages.list') },
  );
  const [contacts] = data ?? [];
  if (!contacts) return null;
  return (
    <Button
      component={Link}
      to={may('pages.edit') ? `/pages/${contacts.id}` : `/pages/${contacts.id}/show`}
      startIcon={<CompanyIcon />}
    >
      Компания и телефоны
    </Button>
  );
}
