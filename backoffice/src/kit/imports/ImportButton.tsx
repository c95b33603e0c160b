import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useImportSubjects } from './useImportSubjects.ts';

/** On the lists of resources that the user may import. */
export function ImportButton() {
  const resource = useResourceContext();
  const subjects = useImportSubjects();
  if (!subjects.some((name) => name === resource)) return null;
  return (
    <Button
      component={Link}
      to={`/imports/create?resource=${resource}`}
      variant="outlined"
      startIcon={<UploadIcon />}
    >
      Импорт
    </Button>
  );
}
