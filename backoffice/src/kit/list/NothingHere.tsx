import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { ImportStart } from '../imports/ImportStart.tsx';
import type { Empty } from '../resource/definition.ts';
import type { ResourceOptions } from '../resource/options.ts';
import { useIsTrash } from '../trash/useTrash.ts';

interface NothingHereProps {
  isFiltered: boolean;
  /** How to create a first record, for users who may. */
  children?: ReactNode;
}

const nothingFound: Empty = {
  title: 'Ничего не найдено',
  text: 'По выбранным условиям записей нет. Уберите часть фильтров.',
};
const emptyTrash: Empty = { title: 'Корзина пуста', text: 'Здесь лежит удалённое, пока его не восстановят.' };

/** An empty list says why it is empty and what to do next. */
export function NothingHere({ isFiltered, children }: NothingHereProps) {
  const { setFilters } = useListContext();
  const isTrash = useIsTrash();
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const empty = isFiltered ? nothingFound : isTrash ? emptyTrash : options?.empty;
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
        {empty?.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, mx: 'auto', maxWidth: 560, textWrap: 'balance' }}>
        {empty?.text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            Сбросить фильтры
          </Button>
        )}
        {!isFiltered && !isTrash && (
          <>
            {children}
            <ImportStart />
          </>
        )}
      </Stack>
    </Box>
  );
}
