import { Button } from '@mui/material';
import type { HistoryEntry } from '@odonta/api/contract';
import { useFormContext } from 'react-hook-form';
import { useWords } from '../resource/options.ts';
import { useReturn } from './useReturn.tsx';

/** Restores the field's value before this change. */
export function ReturnButton({ entry, field }: { entry: HistoryEntry; field: string }) {
  const { giveBack, isBusy } = useReturn(entry.resource);
  const { labelOf, say } = useWords(entry.resource);
  // Reloading the record would lose unsaved values of the form.
  const isUnsaved = useFormContext()?.formState.isDirty ?? false;
  const before = say(field, entry.changed[field]?.[0]);
  return (
    <Button
      size="small"
      disabled={isBusy || isUnsaved}
      title={isUnsaved ? 'Сначала сохраните или отмените изменения в форме' : undefined}
      aria-label={`Вернуть значение поля «${labelOf(field)}»: ${before}`}
      onClick={() => void giveBack({ entry: entry.id, field }, labelOf(field))}
      sx={{ ml: 1, py: 0 }}
    >
      Вернуть значение
    </Button>
  );
}
