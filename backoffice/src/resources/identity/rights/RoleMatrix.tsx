import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { RightsInArea, RoleRights } from '@odonta/api/contract';
import type { Verb } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { maskLabels, scopeLabels, verbLabels } from './words.ts';

const verbs = Object.keys(verbLabels) as Verb[];

/** Areas by verbs: «все» or «свои» records, with masked ones and the named transitions in words. */
export function RoleMatrix({ role: { label, areas } }: { role: RoleRights }) {
  return (
    // A table wider than a phone is scrolled by itself, by keyboard too.
    <TableContainer tabIndex={0} role="region" aria-label={`Права роли «${label}»`}>
      <Table size="small" sx={{ minWidth: 760, '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Раздел</TableCell>
            {verbs.map((verb) => (
              <TableCell key={verb}>{verbLabels[verb]}</TableCell>
            ))}
            <TableCell>Что ещё</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {areas.map((area) => (
            <AreaRow key={area.area} area={area} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function AreaRow({ area: { label, verbs: locked, moves: transitions, masked } }: { area: RightsInArea }) {
  const mask = maskLabels[masked];
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 150 }}>
        <Typography component="span" sx={{ fontSize: 14, fontWeight: 600 }}>
          {label}
        </Typography>
        {mask && (
          <Box>
            <Chip size="small" variant="outlined" label={mask} />
          </Box>
        )}
      </TableCell>
      {verbs.map((verb) => (
        <TableCell key={verb}>{scopeWord(locked[verb])}</TableCell>
      ))}
      <TableCell sx={{ minWidth: 200 }}>{transitionsInWords(transitions)}</TableCell>
    </TableRow>
  );
}

const scopeWord = (scope: RightsInArea['verbs'][Verb]) => (scope ? scopeLabels[scope] : '—');

function transitionsInWords(transitions: RightsInArea['moves']): string {
  if (transitions.length === 0) return '—';
  const isNarrow = transitions.every(({ reach: scope }) => scope === 'own');
  const words = transitions.map(({ label, reach: scope }) =>
    scope === 'own' && !isNarrow ? `${label} (свои)` : label,
  );
  return `${words.join(', ')}${isNarrow ? ' — только свои' : ''}`;
}
