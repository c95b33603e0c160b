import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeadProps {
  title: string;
  /** The list this page belongs to. */
  back?: { to: string; label: string };
  /** Beside the way back. */
  beside?: ReactNode;
  /** Chips and facts under the title. */
  facts?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, back, beside, facts, actions }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {back && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 0.75, minHeight: 30 }}>
          <Link
            component={RouterLink}
            to={back.to}
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 14, py: 0.25 }}
          >
            <ArrowBack sx={{ fontSize: 16 }} aria-hidden />
            {back.label}
          </Link>
          {beside}
        </Stack>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ flex: { sm: '1 0 auto' }, maxWidth: { sm: actions ? '40%' : '100%' } }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {facts && (
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                mt: 0.75,
                color: 'text.secondary',
                fontSize: 14,
              }}
            >
              {facts}
            </Stack>
          )}
        </Box>
        {actions && (
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              gap: 1,
              justifyContent: { sm: 'flex-end' },
            }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
