import CloseIcon from '@mui/icons-material/Close';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { type RaRecord, useGetMany, useInput } from 'react-admin';
import { ReferenceSearch } from './ReferenceSearch.tsx';
import { useNaming } from './useNaming.ts';

interface OrderedReferencesProps {
  /** The field with the ids, in the order shown to visitors. */
  source: string;
  reference: string;
  label: string;
  addLabel: string;
  none: string;
}

export function OrderedReferences({ source, reference, label, addLabel, none }: OrderedReferencesProps) {
  const { field, fieldState } = useInput<number[]>({ source, defaultValue: [] });
  const ids: number[] = field.value ?? [];
  const { data } = useGetMany<RaRecord>(reference, { ids }, { enabled: ids.length > 0 });
  const naming = useNaming(reference);
  const nameOf = (id: number) => {
    const found = data?.find((each) => each?.id === id);
    return found ? naming(found) : `№ ${id}`;
  };
  return (
    <Box role="group" aria-label={label} data-source={source}>
      {ids.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{none}</Typography>}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, gap: 0.5 }}>
        {ids.map((id, index) => (
          <Row
            key={id}
            position={index + 1}
            name={nameOf(id)}
            onUp={index > 0 ? () => field.onChange(swapped(ids, index, index - 1)) : undefined}
            onDown={index < ids.length - 1 ? () => field.onChange(swapped(ids, index, index + 1)) : undefined}
            onRemove={() => field.onChange(ids.filter((each) => each !== id))}
          />
        ))}
      </Stack>
      <ReferenceSearch
        reference={reference}
        label={addLabel}
        excluded={ids}
        onChoose={(id) => field.onChange([...ids, id])}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

interface RowProps {
  position: number;
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function Row({ position, name, onUp, onDown, onRemove }: RowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        pl: 1.5,
        pr: 0.5,
        py: 0.25,
      }}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 13, minWidth: 18 }}>{position}</Typography>
      <Typography sx={{ flex: 1 }}>{name}</Typography>
      <IconButton size="small" aria-label={`${name}: выше`} disabled={!onUp} onClick={onUp}>
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`${name}: ниже`} disabled={!onDown} onClick={onDown}>
        <ArrowDown fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`${name}: убрать`} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  const copy = [...items];
  const [a, b] = [copy[one], copy[other]];
  if (a === undefined || b === undefined) return copy;
  copy[one] = b;
  copy[other] = a;
  return copy;
}
