import { Box, Link, Typography } from '@mui/material';
import type { InvariantFindingBody } from '@odonta/api/contract';
import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import { type InvariantName, invariants } from '@odonta/db/vocabulary/invariants.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

interface BrokenInvariantProps {
  name: InvariantName;
  findings: readonly InvariantFindingBody[];
}

/** One rule and the records that break it, each with a way to its card. */
export function BrokenInvariant({ name, findings }: BrokenInvariantProps) {
  const { label, counts } = invariants[name];
  const said = (count: number) => (counts === 'kopecks' ? `${formatKopecks(count)}\u00a0₽` : String(count));
  return (
    <Box component="section" sx={sectionStyle}>
      <Typography variant="h2" sx={{ fontSize: 17, mb: 1 }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {findings.map((finding) => (
          <Box component="li" key={`${finding.record_id}-${finding.ref}`} sx={{ overflowWrap: 'anywhere' }}>
            <Named finding={finding} />
            <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
              Должно быть {said(finding.expected)}, на деле {said(finding.actual)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Named({ finding: { name, record_id, ref } }: { finding: InvariantFindingBody }) {
  const { may } = useRights();
  const { of } = invariants[name];
  const rights = of === null ? undefined : entityOf(of)?.rights;
  if (!rights || record_id === null || !may(`${rights}.show`)) return <Typography>{ref}</Typography>;
  return (
    <Link component={RouterLink} to={`/${of}/${record_id}/show`} underline="hover">
      {ref}
    </Link>
  );
}

const sectionStyle = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  p: 2,
};
