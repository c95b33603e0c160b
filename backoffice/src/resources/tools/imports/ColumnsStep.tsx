import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import type { ImportColumns, StaffImport } from '@odonta/api/contract';
import { type ImportMode, importModes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { ColumnTable } from './ColumnTable.tsx';

/** The second step: the field of each column, and what to do with wrong rows. */
export function ColumnsStep({ task, onChecked }: { task: StaffImport; onChecked: () => void }) {
  const provider = useStaffData();
  const { data, error } = useQuery({
    queryKey: ['imports', task.id, 'columns'],
    queryFn: () => provider.importColumns(task.id),
  });
  if (error) return <Alert severity="error">Столбцы не загрузились. {error.message}</Alert>;
  if (!data) return <Typography role="status">Загрузка…</Typography>;
  return <Columns key={task.version} task={task} columns={data} onChecked={onChecked} />;
}

interface ColumnsProps {
  task: StaffImport;
  columns: ImportColumns;
  onChecked: () => void;
}

function Columns({ task, columns, onChecked }: ColumnsProps) {
  const [mapping, setMapping] = useState(columns.mapping);
  const [mode, setMode] = useState<ImportMode>(task.mode ?? 'all');
  const { move, isBusy } = useTransition();
  const check = task.available_transitions.find(({ name }) => name === 'dry_run');
  const missing = columns.fields.filter(({ field, is_required }) => is_required && !mapping.includes(field));
  const hasNumber = mapping.includes('id');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ColumnTable columns={columns} mapping={mapping} onChange={setMapping} />
      {missing.length > 0 && !hasNumber && (
        <Alert severity="info">
          Новым записям нужны ещё: {missing.map(({ title }) => `«${title}»`).join(', ')}. Без них можно только
          менять то, что уже есть.
        </Alert>
      )}
      <RadioGroup
        aria-label="Строки с ошибками"
        value={mode}
        onChange={(_event, chosen) => setMode(chosen as ImportMode)}
      >
        {Object.entries(importModes).map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {check && (
        <Button
          variant="contained"
          disabled={isBusy || mapping.every((field) => field === null)}
          onClick={() =>
            void move(check, { mapping, mode })
              .then(onChecked)
              .catch(() => undefined)
          }
        >
          {isBusy ? 'Проверяю…' : 'Проверить'}
        </Button>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        При проверке ничего не записывается. Пустая клетка оставляет поле записи как есть.
      </Typography>
    </Stack>
  );
}
