import { Box, Button, Chip, Stack } from '@mui/material';
import type { CollectionCourse } from '@odonta/api/contract';
import { collectionCourseStates, isOver } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

interface CourseStateProps {
  course: CollectionCourse;
  /** Puts another course in its place, where the collection is being edited. */
  onReplace?: (id: number) => void;
}

/** Whether a course can be booked and how often it was followed; for a past one, a replacement. */
export function CourseState({ course, onReplace }: CourseStateProps) {
  const { state, date_start, click_count } = course;
  return (
    <>
      <Stack
        direction="row"
        sx={{
          mt: 0.5,
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          fontSize: 13,
          color: 'text.secondary',
        }}
      >
        <Chip
          size="small"
          variant="outlined"
          color={isOver(state) ? 'warning' : 'default'}
          label={collectionCourseStates[state]}
        />
        <span>{dayOf(date_start)}</span>
        <span>{plural(click_count, ['переход', 'перехода', 'переходов'])}</span>
      </Stack>
      {isOver(state) && course.replacement !== undefined && <Hint course={course} onReplace={onReplace} />}
    </>
  );
}

function Hint({ course: { replacement }, onReplace }: CourseStateProps) {
  if (!replacement)
    return <Box sx={{ mt: 0.5, fontSize: 14 }}>Похожего курса с открытой записью сейчас нет.</Box>;
  const { id, name, date_start } = replacement;
  return (
    <Box sx={{ mt: 0.5, fontSize: 14 }}>
      Предложите вместо него: <RecordPointer resource="prods" id={id} name={name} />,{' '}
      {dayOf(date_start).toLowerCase()}
      {onReplace && (
        <Button size="small" sx={{ ml: 1 }} onClick={() => onReplace(id)}>
          Заменить
        </Button>
      )}
    </Box>
  );
}

const dayOf = (seconds: number | null) => (seconds === null ? 'Дата открыта' : formatMoscowDay(seconds));
