import { Box } from '@mui/material';
import type { StaffNotificationAnswer } from '@odonta/api/contract';
import { notificationAnswers } from '@odonta/db/vocabulary/advertising/notifications.ts';

/** The answer, or that it was only seen. */
export const answerOf = ({ answer }: StaffNotificationAnswer) =>
  answer === null ? 'Увидел' : notificationAnswers[answer];

export const whoAnswered = ({ name, organisation }: StaffNotificationAnswer) => (
  <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>
    {name}
    {organisation && (
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {organisation}
      </Box>
    )}
  </Box>
);
