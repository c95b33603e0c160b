import CloseIcon from '@mui/icons-material/Close';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import type { CollectionItemBody, StaffCollection } from '@odonta/api/contract';
import { collectionLimits } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { maxLength, type RaRecord, TextInput, useGetMany, useRecordContext } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { ReferenceSearch } from '../../../kit/inputs/ReferenceSearch.tsx';
import { useNaming } from '../../../kit/inputs/useNaming.ts';
import { CourseState } from './CourseState.tsx';

interface Form {
  items: CollectionItemBody[];
}

/** The courses in the order of the page, each with the manager's comment. */
export function CollectionItemsInput() {
  const { fields, append, remove, move, update } = useFieldArray<Form, 'items', 'key'>({
    name: 'items',
    keyName: 'key',
    rules: { validate: (items) => items.length > 0 || 'Добавьте хотя бы один курс' },
  });
  const { errors } = useFormState<Form>();
  const ids = fields.map(({ prod_id }) => prod_id);
  const nameOf = useCourseNames(ids);
  const courses = useRecordContext<StaffCollection>()?.courses ?? [];
  const refusal = errors.items?.root?.message ?? errors.items?.message;
  return (
    <Box role="group" aria-label="Курсы подборки">
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, gap: 1 }}>
        {fields.map(({ key, prod_id, note }, index) => (
          <Box component="li" key={key} sx={rowSx}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {index + 1}. {nameOf(prod_id)}
              </Typography>
              <IconButton
                aria-label={`${nameOf(prod_id)}: выше`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                aria-label={`${nameOf(prod_id)}: ниже`}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton aria-label={`${nameOf(prod_id)}: убрать`} onClick={() => remove(index)}>
                <CloseIcon />
              </IconButton>
            </Stack>
            {courses
              .filter((course) => course.prod_id === prod_id)
              .map((course) => (
                <CourseState
                  key={prod_id}
                  course={course}
                  onReplace={(id) => update(index, { prod_id: id, note })}
                />
              ))}
            <TextInput
              fullWidth
              sx={{ mt: 1.5 }}
              source={`items.${index}.note`}
              label="Почему этот курс"
              validate={maxLength(collectionLimits.note)}
              helperText={false}
              multiline
              minRows={3}
              maxRows={8}
            />
          </Box>
        ))}
      </Stack>
      {fields.length < collectionLimits.items && (
        <ReferenceSearch
          reference="prods"
          label="Добавить курс"
          excluded={ids}
          onChoose={(prod_id) => append({ prod_id, note: null }, { shouldFocus: false })}
        />
      )}
      {refusal && <FormHelperText error>{refusal}</FormHelperText>}
    </Box>
  );
}

function useCourseNames(ids: number[]): (id: number) => string {
  const naming = useNaming('prods');
  const { data } = useGetMany<RaRecord>('prods', { ids }, { enabled: ids.length > 0 });
  return (id) => {
    const found = data?.find((each) => each?.id === id);
    return found ? naming(found) : `Курс № ${id}`;
  };
}

const rowSx = { border: 1, borderColor: 'divider', borderRadius: 2, pl: 1.5, pr: 1.5, py: 1 };
