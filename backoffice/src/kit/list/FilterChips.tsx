import { Button, Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import type { FilterDefinition } from './filters.tsx';
import type { TabsDefinition } from './StatusTabs.tsx';

interface FilterChipsProps {
  filters: readonly FilterDefinition[];
  tabs: TabsDefinition | undefined;
}

/** The active filters in words, removable: filters are remembered, so none may act unseen. */
export function FilterChips({ filters, tabs }: FilterChipsProps) {
  const { filterValues, setFilters } = useListContext();
  const sources = Object.keys(filterValues ?? {}).filter(
    (source) => source !== tabs?.source && source !== 'deleted' && filterValues[source] !== '',
  );
  if (sources.length === 0) return null;
  const without = (dropped: readonly string[]) =>
    Object.fromEntries(Object.entries(filterValues).filter(([source]) => !dropped.includes(source)));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Применённые фильтры"
      sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1.5, alignItems: 'center' }}
    >
      {sources.map((source) => {
        const filter = filters.find((each) => each.source === source);
        return (
          <Chip
            key={source}
            size="small"
            variant="outlined"
            label={
              <>
                {labelOf(source, filter)}:{' '}
                {filter ? filter.inWords(filterValues[source]) : wordsFor(filterValues[source])}
              </>
            }
            onDelete={() => setFilters(without([source]))}
            title="Убрать фильтр"
            // A course is named with its day and city: on a phone that takes two lines.
            sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        );
      })}
      <Button size="small" onClick={() => setFilters(without(sources))}>
        Сбросить
      </Button>
    </Stack>
  );
}

function labelOf(source: string, filter: FilterDefinition | undefined): string {
  return filter?.label ?? (source === 'q' ? 'Поиск' : source);
}

function wordsFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
