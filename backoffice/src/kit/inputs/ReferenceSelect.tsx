import { Box } from '@mui/material';
import { FieldTitle, useCanAccess } from 'react-admin';
import { ReferenceName } from '../record/ReferenceName.tsx';
import { ReferenceOptions, type ReferenceOptionsProps } from './ReferenceOptions.tsx';

/** One record of another resource; a user who may not list them sees the name only. */
export function ReferenceSelect(props: ReferenceOptionsProps) {
  const { canAccess } = useCanAccess({ resource: props.reference, action: 'list' });
  if (canAccess) return <ReferenceOptions {...props} />;
  return (
    <Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        <FieldTitle label={props.label} source={props.source} />
      </Box>
      <ReferenceName {...props} />
    </Box>
  );
}
