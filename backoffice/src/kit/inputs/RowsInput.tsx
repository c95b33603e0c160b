import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';

interface RowsInputProps {
  source: string;
  title: string;
  addLabel: string;
  /** Fields of a row with their labels; a field that may stay empty says so. */
  fields: readonly { name: string; label: string; isOptional?: boolean }[];
  atMost: number;
}

/** Short rows of texts, as phones with their notes. */
export function RowsInput({ source, title, addLabel, fields: columns, atMost }: RowsInputProps) {
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  const blank = Object.fromEntries(columns.map(({ name }) => [name, '']));
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, mb: 1 }}>
        {fields.map(({ key }, index) => (
          <Stack
            component="li"
            key={key}
            direction="row"
            sx={{
              gap: 1,
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'flex-start',
              '& .MuiFormControl-root': { m: 0, flex: { xs: '1 1 80%', sm: 1 } },
            }}
          >
            {columns.map(({ name, label, isOptional }) => (
              <TextInput
                key={name}
                source={`${source}.${index}.${name}`}
                label={label}
                validate={isOptional ? undefined : required()}
                parse={(value: string) => value ?? ''}
                helperText={false}
              />
            ))}
            <IconButton aria-label={`${title}, строка ${index + 1}: убрать`} onClick={() => remove(index)}>
              <CloseIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {fields.length < atMost && (
        <Button startIcon={<AddIcon />} onClick={() => append(blank)}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}
