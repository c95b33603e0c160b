import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';

export interface QuickFilter {
  label: string;
  source: string;
  value: unknown;
}

/** Questions that are asked many times a day, one click each. */
export function QuickFilters({ filters }: { filters: readonly QuickFilter[] }) {
  const { filterValues, setFilters } = useListContext();
  const isOn = ({ source, value }: QuickFilter) => filterValues?.[source] === value;
  const toggle = (filter: QuickFilter) => {
    const { [filter.source]: _, ...rest } = filterValues ?? {};
    setFilters(isOn(filter) ? rest : { ...rest, [filter.source]: filter.value });
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Быстрый отбор"
      sx={{ gap: 0.75, flexWrap: 'wrap', mb: 1 }}
    >
      {filters.map((filter) => (
        <Chip
          key={filter.label}
          component="button"
          type="button"
          clickable
          label={filter.label}
          aria-pressed={isOn(filter)}
          color={isOn(filter) ? 'primary' : 'default'}
          variant={isOn(filter) ? 'filled' : 'outlined'}
          onClick={() => toggle(filter)}
        />
      ))}
    </Stack>
  );
}
