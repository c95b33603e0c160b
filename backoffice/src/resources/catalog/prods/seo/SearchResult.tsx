import { Box } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { metaLengths } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { shortened } from '@odonta/db/vocabulary/plainText.ts';

interface SearchResultProps {
  prod: StaffProd;
  title: string;
  description: string;
}

/** Drawn as a search engine shows a page: its way on the site, its title and its description, cut where it cuts them. */
export function SearchResult({ prod, title, description }: SearchResultProps) {
  return (
    <Box
      component="figure"
      aria-label="Так курс выглядит в поиске"
      sx={{
        ...{ m: 0, p: 2, maxWidth: 640, border: 1, borderColor: 'divider', borderRadius: 2 },
        ...{ bgcolor: 'background.default', overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{crumbsOf(prod).join(' › ')}</Box>
      <Box sx={{ fontSize: 19, lineHeight: 1.3, my: 0.5, color: 'primary.main' }}>
        {shortened(title, metaLengths.title)}
      </Box>
      <Box sx={{ fontSize: 14, lineHeight: 1.45 }}>{shortened(description, metaLengths.description)}</Box>
    </Box>
  );
}

/** The same way as the page describes to search engines. */
function crumbsOf({ categories: [first], name }: StaffProd): string[] {
  const category = categories.find(({ id }) => id === first);
  return [location.host, category?.name ?? 'Все курсы', shortened(name, 40)];
}
