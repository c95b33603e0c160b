import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { columnWidth } from '../page/columnWidth.ts';
import { AuditTrail } from './AuditTrail.tsx';

/** The history of the surrounding record, fetched when it is opened. */
export function HistoryPanel() {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'audit_log', action: 'show' });
  if (!canAccess) return null;
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, open) => setOpen(open)}
      disableGutters
      sx={{
        mt: 2,
        '&, &:first-of-type, &:last-of-type': { borderRadius: 3 },
        '&::before': { display: 'none' },
        maxWidth: columnWidth,
      }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="h2" variant="h2">
          История изменений
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <AuditTrail />}</AccordionDetails>
    </Accordion>
  );
}
