import { Box, LinearProgress } from '@mui/material';

/** The table that react-admin shows meanwhile has boxes to tick that nobody can name. */
export const TableLoading = () => (
  <Box sx={{ p: 2 }}>
    <LinearProgress aria-label="Загружаем список" />
  </Box>
);
