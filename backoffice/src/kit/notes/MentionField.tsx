import { Box, ListItemButton, Paper, TextField } from '@mui/material';
import type { Colleague } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { flushSync } from 'react-dom';
import { useStaffData } from '../api/useStaffData.ts';
import { readAloud } from '../page/readAloud.ts';
import { type Mentioning, mentioningAt, withMention } from './mentions.ts';

interface MentionFieldProps {
  resource: string;
  recordId: RaRecord['id'];
  label: string;
  value: string;
  error: string | null;
  autoFocus?: boolean;
  onChange(text: string): void;
  onMention(colleague: Colleague): void;
}

/** A text in which @ offers the colleagues who see the record: arrows choose, Enter or Tab takes, Escape declines. */
export function MentionField({
  resource,
  recordId,
  label,
  value,
  error,
  autoFocus,
  ...notified
}: MentionFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mentioning, setMentioning] = useState<Mentioning | null>(null);
  const [at, setAt] = useState(0);
  const { data: offered = [], isFetching } = useColleagues(resource, recordId, mentioning?.typed);
  const isOpen = mentioning !== null && offered.length > 0;
  const active = Math.min(at, offered.length - 1);

  function look(text: string) {
    setMentioning(mentioningAt(text, field.current?.selectionStart ?? text.length));
    setAt(0);
  }
  function take(colleague: Colleague | undefined) {
    if (!mentioning || !colleague) return;
    const { text, caret } = withMention(value, mentioning, colleague);
    // The new text is drawn first: a caret set before that would be moved to its end, and one set later would
    // jump away from a letter that is typed meanwhile.
    flushSync(() => {
      notified.onChange(text);
      notified.onMention(colleague);
      setMentioning(null);
    });
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }
  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { length } = offered;
    if (event.key === 'ArrowDown') setAt((active + 1) % length);
    else if (event.key === 'ArrowUp') setAt((active - 1 + length) % length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]);
    else if (event.key === 'Escape') setMentioning(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        label={label}
        value={value}
        error={error !== null}
        helperText={error ?? 'Чтобы позвать коллегу, наберите @ и начало имени'}
        autoFocus={autoFocus}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        inputRef={field}
        onChange={(event) => {
          notified.onChange(event.target.value);
          look(event.target.value);
        }}
        onSelect={() => mentioning && !field.current?.value.includes('@') && setMentioning(null)}
        onBlur={() => setMentioning(null)}
        onKeyDown={press}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            maxLength: 4000,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? `${id}-list` : undefined,
            'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
          },
        }}
      />
      {isOpen && (
        <Paper
          id={`${id}-list`}
          role="listbox"
          aria-label="Коллеги"
          elevation={4}
          sx={{
            position: 'absolute',
            zIndex: 2,
            left: 0,
            right: 0,
            maxWidth: 420,
            maxHeight: 256,
            overflowY: 'auto',
          }}
        >
          {offered.map((colleague, index) => (
            <ListItemButton
              key={colleague.id}
              id={`${id}-${index}`}
              component="div"
              role="option"
              tabIndex={-1}
              dense
              aria-selected={index === active}
              selected={index === active}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colleague)}
            >
              {colleague.name}
            </ListItemButton>
          ))}
        </Paper>
      )}
      <Box role="status" sx={readAloud}>
        {mentioning && !isFetching && offeredInWords(offered.length)}
      </Box>
    </Box>
  );
}

function useColleagues(resource: string, recordId: RaRecord['id'], typed: string | undefined) {
  const provider = useStaffData();
  return useQuery({
    queryKey: ['colleagues', resource, String(recordId), typed],
    queryFn: () => provider.colleagues(resource, recordId, typed ?? ''),
    enabled: typed !== undefined,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });
}

const offeredInWords = (count: number) =>
  count === 0
    ? 'Среди тех, кто видит запись, таких нет'
    : `Можно выбрать: ${plural(count, ['сотрудник', 'сотрудника', 'сотрудников'])}`;
