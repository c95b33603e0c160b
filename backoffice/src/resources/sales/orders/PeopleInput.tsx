import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useOffer } from './useOffer.ts';

const source = 'participants';

/** Participants one under the other; the first may be the buyer. */
export function PeopleInput({ atMost }: { atMost: number }) {
  const { fields, append, remove, update } = useFieldArray({ name: source, keyName: 'key' });
  const [last_name, first_name, middle_name, email, phone] = useWatch({
    name: ['last_name', 'first_name', 'middle_name', 'email', 'phone'],
  });
  const { offer } = useOffer();
  return (
    <>
      <Stack sx={{ gap: 2, mb: 1 }}>
        {fields.map(({ key }, index) => (
          <Box key={key} role="group" aria-label={`Участник ${index + 1}`}>
            <Row index={index} hasStudentPrice={offer?.has_student_price ?? false} />
            {fields.length > 1 && (
              <IconButton aria-label={`Участник ${index + 1}: убрать`} onClick={() => remove(index)}>
                <CloseIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {fields.length < atMost && (
          <Button startIcon={<AddIcon />} onClick={() => append({})}>
            Добавить участника
          </Button>
        )}
        <Button onClick={() => update(0, { last_name, first_name, middle_name, email, phone })}>
          Первый участник — сам заказчик
        </Button>
      </Stack>
    </>
  );
}

function Row({ index, hasStudentPrice }: { index: number; hasStudentPrice: boolean }) {
  const at = (field: string) => `${source}.${index}.${field}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& .MuiFormControl-root': { m: 0, width: '100%' },
      }}
    >
      <TextInput source={at('last_name')} label="Фамилия" helperText={false} />
      <TextInput source={at('first_name')} label="Имя" helperText={false} />
      <TextInput source={at('email')} label="Почта" type="email" helperText={false} />
      <TextInput source={at('phone')} label="Телефон" type="tel" helperText={false} />
      {hasStudentPrice && (
        <BooleanInput source={at('is_student')} label="Студент или ординатор" helperText={false} />
      )}
    </Box>
  );
}
