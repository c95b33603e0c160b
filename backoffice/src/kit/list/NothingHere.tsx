import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

interface NothingHereProps {
  isFiltered: boolean;
  title: string;
  text: string;
  action?: ReactNode;
}

/** An empty list says why it is empty and what to do next. */
export function NothingHere({ isFiltered, title, text, action }: NothingHereProps) {
  const { setFilters } = useListContext();
  return (
    <Box
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 3,
        px: 3,
        py: 6,
        textAlign: 'center',
      }}
    >
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {isFiltered ? 'Ничего не найдено' : title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, textWrap: 'balance' }}>
        {isFiltered ? 'По выбранным условиям записей нет. Уберите часть фильтров.' : text}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({})}>
          Сбросить фильтры
        </Button>
      ) : (
        action
      )}
    </Box>
  );
}
