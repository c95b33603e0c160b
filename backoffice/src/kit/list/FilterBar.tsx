import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button, InputAdornment, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FilterLiveForm, TextInput, useCanAccess, useListContext } from 'react-admin';
import type { FilterDefinition } from './filters.tsx';

/** So many filters stand beside the search field; a phone has room for none. */
const beside = { wide: 4, narrow: 0 };

/** A search field and filters; those that do not fit are behind a button, open when one of them is in use. */
export function FilterBar({ filters }: { filters: readonly FilterDefinition[] }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const offered = filters.filter(({ input }) => input !== undefined);
  const room = isNarrow ? beside.narrow : beside.wide;
  const [shown, hidden] = [offered.slice(0, room), offered.slice(room)];
  const inUse = hidden.filter(({ source }) => filterValues?.[source] !== undefined).length;
  const isExpanded = isOpen || inUse > 0;
  return (
    <Box sx={{ mb: 1.5 }}>
      <FilterLiveForm>
        <Row>
          <Place isWide>
            <Search />
          </Place>
          <Inputs filters={shown} />
          {hidden.length > 0 && (
            <Button
              color="inherit"
              variant="outlined"
              sx={{ borderColor: 'divider', height: 38 }}
              startIcon={<TuneIcon />}
              aria-expanded={isExpanded}
              onClick={() => setOpen(!isExpanded)}
            >
              {isNarrow ? 'Фильтры' : 'Ещё'}
            </Button>
          )}
        </Row>
        {isExpanded && (
          <Row sx={{ mt: 1 }}>
            <Inputs filters={hidden} />
          </Row>
        )}
      </FilterLiveForm>
    </Box>
  );
}

function Inputs({ filters }: { filters: readonly FilterDefinition[] }) {
  return filters.map(({ source, input, reference }) => {
    const place = <Place key={source}>{input}</Place>;
    return reference ? (
      <IfListed key={source} reference={reference}>
        {place}
      </IfListed>
    ) : (
      place
    );
  });
}

function Row({ children, sx }: { children: ReactNode; sx?: object }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ...sx }}>{children}</Box>
  );
}

function Place({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <Box
      sx={{
        flex: isWide ? '2 1 180px' : '1 1 150px',
        minWidth: 0,
        maxWidth: { md: isWide ? 320 : 230 },
        '& .MuiFormControl-root': { width: '100%', m: 0 },
      }}
    >
      {children}
    </Box>
  );
}

function IfListed({ reference, children }: { reference: string; children: ReactNode }) {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  return canAccess ? children : null;
}

function Search() {
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextInput
      source="q"
      label="Поиск"
      type="search"
      helperText={false}
      slotProps={{ input: { startAdornment: icon } }}
    />
  );
}
