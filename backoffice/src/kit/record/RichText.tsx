import { Box } from '@mui/material';
import { RichTextField } from 'react-admin';

/** The server keeps only safe HTML; react-admin's field cleans it once more before it is shown. */
export function RichText({ html }: { html: string }) {
  if (!html.trim()) return null;
  return (
    <Box sx={{ '& p, & ul, & ol': { mt: 0, mb: 1 }, maxWidth: '72ch' }}>
      <RichTextField record={{ id: 0, html }} source="html" />
    </Box>
  );
}
