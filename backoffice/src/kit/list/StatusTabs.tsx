import { Box, ButtonBase } from '@mui/material';
import { useListContext } from 'react-admin';
import { useIsTrash, useTrash } from '../trash/useTrash.ts';

export interface TabsDefinition {
  source: string;
  /** Statuses in the order of work, with their labels. */
  choices: readonly { value: string; label: string }[];
}

/** Statuses as tabs, each with its count under the other filters; and the trash, for users who may delete. */
export function StatusTabs({ source = 'status', choices = [] }: Partial<TabsDefinition>) {
  const { filterValues, setFilters, meta, total } = useListContext();
  const hasTrash = useTrash();
  const isTrash = useIsTrash();
  // The counts of the trash are not those of the list.
  const counts: Record<string, number> | undefined = isTrash ? undefined : meta?.facets?.[source];
  const chosen = filterValues?.[source];
  const choose = (narrowing: Record<string, string>) => {
    const { [source]: _, deleted: _deleted, ...rest } = filterValues ?? {};
    setFilters({ ...rest, ...narrowing });
  };
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (choices.length === 0 && !hasTrash) return null;
  return (
    <Box role="group" aria-label="Статус" sx={tabsStyle}>
      <Tab label="Все" count={all} isChosen={!isTrash && chosen === undefined} onChoose={() => choose({})} />
      {choices.map(({ value, label }) => (
        <Tab
          key={value}
          label={label}
          count={counts && (counts[value] ?? 0)}
          isChosen={!isTrash && chosen === value}
          onChoose={() => choose({ [source]: value })}
        />
      ))}
      {hasTrash && (
        <Tab
          label="Корзина"
          count={isTrash ? total : undefined}
          isChosen={isTrash}
          onChoose={() => choose({ deleted: 'only' })}
        />
      )}
    </Box>
  );
}

/** Where a row of them has no room, it is moved sideways. */
export const tabsStyle = {
  display: 'flex',
  gap: 0.5,
  overflowX: 'auto',
  mb: 1.75,
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  scrollbarWidth: 'thin',
} as const;

export interface TabProps {
  label: string;
  count?: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several that stand beside each other. */
export function Tab({ label, count, isChosen, onChoose }: TabProps) {
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      sx={{
        px: 1.5,
        py: 0.9,
        borderRadius: 2,
        fontSize: 14,
        fontWeight: isChosen ? 650 : 500,
        whiteSpace: 'nowrap',
        flexShrink: 0,
        gap: 0.75,
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        bgcolor: isChosen ? 'primary.main' : 'transparent',
        '&:hover': { bgcolor: isChosen ? 'primary.main' : 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {label}
      {count !== undefined && (
        <Box
          component="span"
          sx={{
            fontSize: 13,
            fontWeight: 500,
            color: isChosen ? 'inherit' : 'text.secondary',
          }}
        >
          {count}
        </Box>
      )}
    </ButtonBase>
  );
}
