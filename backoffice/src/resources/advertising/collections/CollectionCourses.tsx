import { Box, Stack } from '@mui/material';
import type { StaffCollection } from '@odonta/api/contract';
import { isOver } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { useRecordContext } from 'react-admin';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { CourseState } from './CourseState.tsx';

/** The courses as they stand now, in the order of the page. */
export function CollectionCourses() {
  const collection = useRecordContext<StaffCollection>();
  if (!collection) return null;
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {collection.courses.map((course, index) => (
        <Box component="li" key={course.prod_id} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ textDecoration: isOver(course.state) ? 'line-through' : undefined }}>
            <RecordPointer resource="prods" id={course.prod_id} name={course.name} />
          </Box>
          <CourseState course={course} />
          <Box sx={{ mt: 0.5, fontSize: 14, whiteSpace: 'pre-line' }}>{collection.items[index]?.note}</Box>
        </Box>
      ))}
    </Stack>
  );
}
