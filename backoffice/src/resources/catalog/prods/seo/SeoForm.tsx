import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import type { ProdSeo, StaffProd } from '@odonta/api/contract';
import { metaLengths } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { useId } from 'react';
import type { SeoWords } from '../../../../kit/api/prodSeo.ts';
import { useRights } from '../../../../kit/session/useRights.ts';
import { lengthHint } from '../../../content/page_metas/lengthHint.ts';
import { SearchResult } from './SearchResult.tsx';
import { useSeoForm } from './useSeoForm.ts';

interface SeoFormProps {
  prod: StaffProd;
  seo: ProdSeo;
  /** The words that the page writes itself. */
  usual: { title: string; description: string };
}

/** Saved by its own button: these words have a right of their own. Not a form, because it may stand in one. */
export function SeoForm({ prod, seo, usual }: SeoFormProps) {
  const { may } = useRights();
  const { words, type, isChanged, isBusy, error, errors, save } = useSeoForm(seo);
  const formId = useId();
  const isOpen = may('prod_seo.edit');
  const field = (source: keyof SeoWords) => ({
    id: `${formId}${source}`,
    value: words[source],
    disabled: !isOpen,
    placeholder: usual[source],
    error: errors[source] !== undefined,
    helperText: errors[source] ?? hintOf(source, words[source], usual[source]),
    onChange: ({ target }: { target: { value: string } }) => type({ [source]: target.value }),
    slotProps: { inputLabel: { shrink: true } },
    fullWidth: true,
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchResult
        prod={prod}
        title={words.title.trim() || usual.title}
        description={words.description.trim() || usual.description}
      />
      {error && <Alert severity="error">{error}</Alert>}
      <TextField label="Заголовок в поиске" {...field('title')} />
      <TextField label="Описание для поиска" {...field('description')} multiline minRows={3} maxRows={8} />
      {isOpen && (
        <Box>
          <Button variant="outlined" disabled={!isChanged || isBusy} onClick={() => void save()}>
            Сохранить для поиска
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function hintOf(source: keyof SeoWords, typed: string, usual: string): string {
  const most = metaLengths[source];
  return typed.trim() === '' ? `По умолчанию, ${lengthHint(usual, most)}` : lengthHint(typed, most);
}
